import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import './foundations.css';

const steps = [
  ['--vt-title-1', '--vt-font-display', 'Opens a page'],
  ['--vt-title-2', '--vt-font-display', 'Opens a section'],
  ['--vt-title-3', '--vt-font-display', 'Names a card'],
  ['--vt-lead', '--vt-font-text', 'Says what a page is about'],
  ['--vt-body', '--vt-font-text', 'Running text, at most 36 rem wide'],
  ['--vt-small', '--vt-font-text', 'Text in cards and controls'],
  ['--vt-fine', '--vt-font-text', 'Facts beside the matter: dates, badges, small print'],
] as const;

function Type({ sample }: { sample: string }) {
  return (
    <main className="foundation">
      <ul className="steps">
        {steps.map(([size, font, use]) => (
          <li key={size}>
            <p style={{ fontFamily: `var(${font})`, fontSize: `var(${size})`, lineHeight: 1.25 }}>{sample}</p>
            <p style={{ fontSize: 'var(--vt-fine)' }}>
              {size}: {use}
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}

const meta = {
  title: 'Foundations/Type',
  component: Type,
  args: { sample: 'Technology you can see working' },
} satisfies Meta<typeof Type>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The typefaces among those loaded that a family of the kit names. */
const loaded = async () => {
  await document.fonts.ready;
  return [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''));
};

export const Latin: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText(args.sample)).toHaveLength(steps.length);
    const families = await loaded();
    await expect(families).toEqual(expect.arrayContaining(['Vitrine Display', 'Vitrine Text']));
  },
};

export const Arabic: Story = {
  args: { sample: 'تقنية تراها تعمل أمام عينيك' },
  globals: { language: 'ar' },
  play: async () => {
    const families = await loaded();
    await expect(families).toEqual(expect.arrayContaining(['Vitrine Arabic Display', 'Vitrine Arabic']));
  },
};

export const German: Story = {
  args: { sample: 'Technologie, die sichtbar funktioniert' },
  globals: { language: 'de' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };
