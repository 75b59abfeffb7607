import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button.tsx';
import { ownClass, picture, playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Frame/Notice',
  component: Notice,
  args: {
    title: 'Page not found',
    description: 'The page you are looking for does not exist or has moved.',
    art: '/art/not-found.svg',
    action: <ButtonLink href="#home">Back to the start</ButtonLink>,
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const Done: Story = {
  args: {
    title: 'Payment successful',
    description: 'A confirmation e-mail is on its way.',
    art: '/art/success.svg',
    action: <ButtonLink href="#shop">Continue shopping</ButtonLink>,
  },
};
export const EmptyCart: Story = {
  args: {
    title: 'Your cart is empty',
    description: 'Add something before you check out.',
    art: '/art/empty-cart.svg',
    headingLevel: 3,
    action: undefined,
  },
};
export const Arabic: Story = {
  args: {
    title: 'الصفحة غير موجودة',
    description: 'الصفحة التي تبحث عنها غير موجودة أو نُقلت.',
    action: <ButtonLink href="#home">العودة إلى البداية</ButtonLink>,
  },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const LongText: Story = {
  args: {
    title: 'Datenbankverbindung erforderlich, bevor Bestellungen entgegengenommen werden können',
    description: 'Bitte versuchen Sie es in einigen Minuten erneut; Ihr Warenkorb bleibt auf diesem Gerät erhalten.',
  },
  globals: { language: 'de' },
};

export const Controls: Story = {
  play: playControls<typeof Notice>({
    title: words('Nothing here yet'),
    description: words('Come back tomorrow.'),
    art: picture('/art/success.svg'),
    action: words('No way on'),
    headingLevel: { to: 2, shows: (page) => page.queryByRole('heading', { level: 2 }) !== null },
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Say what happened, then what to do now.', 'Always offer one way on.']}
      notThat={['Apologise at length.', 'Show codes that only a developer understands.']}
    />
  ),
};
