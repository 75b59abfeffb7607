import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CartDrawer } from '../cart-drawer/cart-drawer.tsx';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { withoutCode } from '../fixtures/states.tsx';
import { Toaster, type ToasterProps } from './toaster.tsx';
import { createToasts, type ToastText } from './toasts.ts';

interface StoryArgs extends ToasterProps {
  /** The toast that the button of the story shows. */
  text: ToastText;
}

const code = `import { Button, createToasts } from '@vitrine/ui';
import { Toaster } from '@vitrine/ui/toaster';

const toasts = createToasts();

export const App = () => (
  <>
    <Button onClick={() => toasts.show({ title: 'Message sent', description: 'We will answer within two days.' })}>
      Send
    </Button>
    <Toaster toasts={toasts} label="Notifications ({hotkey})" labels={{ toast: 'Notification', close: 'Close' }} />
  </>
);`;

/**
 * The toast area of a page. Create `toasts` with `createToasts`, and show a toast with `toasts.show({ title, description, tone })`. A toast
 * replaces the previous one.
 *
 * ### Use
 * - once per page
 * - for events that do not interrupt the visitor
 * - with a description that says what the visitor can do next
 *
 * ### Do not use
 * - for an error in a form field: show it under the field
 * - as the only place for important information: a toast closes after five seconds
 *
 * ### Keyboard
 * `F8` moves the focus into the area, `Tab` moves through it, and `Escape` closes a toast and returns the focus. The timer of a toast pauses
 * while the focus or the pointer is in the area.
 *
 * ### Screen readers
 * Each toast is announced with `labels.toast` before its text, without moving the focus. The area is a region named by `label`.
 */
const meta = {
  title: 'Layout/Toaster',
  component: Toaster,
  tags: ['autodocs'],
  parameters: { docs: { source: { code }, story: { inline: false, height: '22rem' } } },
  argTypes: { text: { description: 'No prop: the toast that the button of this page shows.' } },
  args: {
    toasts: createToasts(),
    label: en.toast.areaLabel,
    labels: { toast: en.toast.toastLabel, close: en.site.close },
    text: { title: en.toast.demonstration, description: en.toast.demonstrationText },
  },
  render: ({ text, ...rest }) => (
    <main style={{ minBlockSize: '20rem', padding: '2rem' }}>
      <Button onClick={() => rest.toasts.show(text)}>{text.title}</Button>
      <Toaster {...rest} />
    </main>
  ),
  beforeEach:
    ({ args }) =>
    () => {
      for (const { id } of args.toasts.getSnapshot()) args.toasts.dismiss(id);
    },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('button', { name: getFixtures(globals).site.close });
  },
} satisfies Meta<StoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Destructive: Story = {
  args: { text: { title: en.toast.databaseMissing, description: en.toast.databaseMissingText, tone: 'destructive' } },
};

export const CloseOnEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const { close } = getFixtures(globals).site;
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('button', { name: close });
    await userEvent.keyboard('[F8]{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: close })).not.toBeInTheDocument());
  },
};

/** A toast above an open drawer. It can be closed with the pointer, or with the keyboard after F8. Closing it returns the focus to the drawer. */
export const AboveDrawer: Story = {
  parameters: withoutCode,
  render: ({ text, ...rest }, { globals }) => {
    const { cart } = getFixtures(globals);
    return (
      <>
        <CartDrawer
          open
          onOpenChange={() => {}}
          title={cart.title}
          labels={{ close: cart.closeCart }}
          footer={<Button onClick={() => rest.toasts.show(text)}>{cart.checkout}</Button>}
        >
          <p>{cart.empty}</p>
        </CartDrawer>
        <Toaster {...rest} />
      </>
    );
  },
  play: async ({ globals }) => {
    const { cart, site } = getFixtures(globals);
    const checkoutButton = screen.getByRole('button', { name: cart.checkout });
    await waitFor(() => expect(getComputedStyle(checkoutButton).pointerEvents).toBe('auto'));
    await userEvent.click(checkoutButton);
    const closeButton = await screen.findByRole('button', { name: site.close });
    const { x, y } = closeButton.getBoundingClientRect();
    await expect(closeButton.contains(document.elementFromPoint(x + 8, y + 8))).toBe(true);
    await userEvent.click(closeButton);
    await waitFor(() => expect(closeButton).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: cart.title })).toBeVisible();
    await userEvent.click(checkoutButton);
    await screen.findByRole('button', { name: site.close });
    await userEvent.keyboard('[F8]');
    await expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: site.close })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(checkoutButton).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: cart.title })).toBeVisible();
    await userEvent.click(checkoutButton);
    await screen.findByRole('button', { name: site.close });
  },
};
