import type { Meta, StoryObj } from '@storybook/react-vite';
import { Foundation } from './foundation.tsx';

const breakpoints = [
  ['40rem', 'Cards in two columns'],
  ['48rem', 'A vertical line on each side of the page, with space outside'],
  [
    '60rem',
    'Links in the navigation bar instead of its menu; cards in three columns; the contact form beside its text; the cart’s summary beside its lines',
  ],
] as const;

const meta = {
  title: 'Foundations/Breakpoints',
  render: () => (
    <Foundation intro="Styles are mobile-first, with three main breakpoints. A few components have an additional breakpoint for narrow screens. Between the breakpoints, large type and most of the space grow with the viewport. The viewport button in the toolbar shows a story at a fixed width. The tests also run each component story at 320 px.">
      {breakpoints.map(([width, change]) => (
        <div key={width} className="foundation__row">
          <p>
            From {width} ({Number.parseFloat(width) * 16} px)
          </p>
          <p className="foundation__caption">{change}.</p>
          <code className="foundation__caption">{`@media (min-width: ${width})`}</code>
        </div>
      ))}
    </Foundation>
  ),
} satisfies Meta;

export default meta;

export const Breakpoints: StoryObj = {};
