import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button.tsx';
import { en } from '../fixtures/en.ts';
import { Notice } from './notice.tsx';

/**
 * A message about a state, such as empty, not found, done or failed, with the next step.
 *
 * ### Use
 * - with the state as the title and the next step as the description
 * - with one action
 *
 * ### Do not use
 * - with error codes
 *
 * ### Keyboard
 * Only its action is focusable.
 *
 * ### Screen readers
 * A heading and a paragraph; set `headingLevel` to fit the page. The picture is hidden.
 */
const meta = {
  title: 'Layout/Notice',
  component: Notice,
  tags: ['autodocs'],
  args: {
    title: en.site.notFound,
    description: en.site.notFoundText,
    image: { src: '/art/not-found.svg' },
    action: <ButtonLink href="#home">{en.site.home}</ButtonLink>,
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const Done: Story = {
  args: {
    title: en.site.paymentSuccessful,
    description: en.site.paymentSuccessfulText,
    image: { src: '/art/success.svg' },
    action: <ButtonLink href="#shop">{en.cart.continueShopping}</ButtonLink>,
  },
};
export const EmptyCart: Story = {
  args: {
    title: en.cart.empty,
    description: en.cart.emptyText,
    image: { src: '/art/empty-cart.svg' },
    headingLevel: 3,
    action: undefined,
  },
};

/** The title names the state, the description explains it, and one action leads on. */
export const Do: Story = { tags: ['!dev', '!autodocs'], args: { headingLevel: 2 } };
/** An error code means nothing to visitors, and there is no next step. */
export const DoNot: Story = {
  tags: ['!dev', '!autodocs'],
  args: { headingLevel: 2, title: en.site.errorCode, description: undefined, action: undefined },
};
