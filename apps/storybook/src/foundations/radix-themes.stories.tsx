import { Callout, Checkbox, Switch } from '@radix-ui/themes';
import radixStyles from '@radix-ui/themes/styles.css?inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, TextField } from '@vitrine/ui';
import { expect } from 'storybook/test';
import { Foundation } from './foundation.tsx';

const meta = {
  title: 'Foundations/Radix Themes',
  render: () => (
    <Foundation intro="All components of Radix Themes can be used beside the kit, with its colors. Import their sheet into the layer `radix`: @import '@radix-ui/themes/styles.css' layer(radix);">
      {/* As that import, but only while this story is shown. */}
      <style>{`@layer radix {${radixStyles}}`}</style>
      <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
        <Callout.Root>
          <Callout.Text>Orders before noon are sent today.</Callout.Text>
        </Callout.Root>
        <Switch size="3" aria-label="Gift wrap" defaultChecked />
        <Checkbox size="3" aria-label="With a note" />
        <TextField label="Message" name="message" />
        <Button>Add to cart</Button>
      </div>
    </Foundation>
  ),
} satisfies Meta;

export default meta;

export const BesideTheKit: StoryObj = {
  play: async ({ canvas }) => {
    // The sheet of Radix Themes styles the switch, and does not override the kit's button.
    const toggle = canvas.getByRole('switch', { name: 'Gift wrap' });
    const { top = 0, height } = toggle.getBoundingClientRect();
    await expect(height).toBe(24);
    await expect(toggle.firstElementChild?.getBoundingClientRect().top).toBe(top + 1);
    await expect(
      canvas.getByRole('button', { name: 'Add to cart' }).getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(44);
  },
};
