import type { Meta, StoryObj } from '@storybook/react-vite';
import './foundations.css';

const spaces = [
  ['--vt-outside', 'Between the edge of the screen and the frame; none on small screens'],
  ['--vt-gutter', 'Between a pane’s lines and what stands in it'],
  ['--vt-section', 'Above the heading of a section'],
  ['--vt-bar', 'Height of the bar'],
] as const;

function Space() {
  return (
    <main className="foundation">
      <p>
        One window: two lines down the page, and every block meets its neighbours without a gap. Space lies within the
        panes, never between them.
      </p>
      <ul className="steps">
        {spaces.map(([token, use]) => (
          <li key={token}>
            <div className="space-bar" style={{ inlineSize: `var(${token})` }} />
            <p>
              {token}: {use}
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}

const meta = { title: 'Foundations/Space', component: Space } satisfies Meta<typeof Space>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { appearance: 'dark' } };
