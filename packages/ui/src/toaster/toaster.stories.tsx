import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CartDrawer } from '../cart-drawer/cart-drawer.tsx';
import { playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { Toaster, type ToasterProps } from './toaster.tsx';
import { createToasts, type Toasts, type ToastText } from './toasts.ts';

interface StoryArgs extends ToasterProps {
  /** What the button of the page shows. */
  text: ToastText;
}

function Page({ text, ...rest }: StoryArgs) {
  return (
    <main style={{ minBlockSize: '20rem', padding: '2rem' }}>
      <Button onClick={() => rest.toasts.show(text)}>{text.title}</Button>
      <Toaster {...rest} />
    </main>
  );
}

const meta = {
  title: 'Frame/Toaster',
  component: Toaster,
  args: {
    toasts: createToasts(),
    label: 'Notifications ({hotkey})',
    toastLabel: 'Notification',
    close: 'Close',
    text: { title: 'Message received', description: 'We answer within two working days.' },
  },
  render: (args) => <Page {...args} />,
  beforeEach:
    ({ args }) =>
    () => {
      for (const { id } of args.toasts.getSnapshot()) args.toasts.dismiss(id);
    },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('button', { name: 'Close' });
    await expect(screen.getByText(args.text.description ?? '', { selector: '.vt-toast *' })).toBeVisible();
  },
} satisfies Meta<StoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Destructive: Story = {
  args: {
    text: {
      title: 'A database must be connected first',
      description: 'The checkout needs a database that keeps the orders.',
      tone: 'destructive',
    },
  },
};
export const ClosesOnEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('button', { name: 'Close' });
    await userEvent.keyboard('[F8]');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument());
  },
};
/** The checkout of an open drawer answers with a toast: it lies over the drawer, can be closed there, and F8 leads to it and back. */
export const OverADrawer: Story = {
  render: ({ text, ...rest }) => (
    <>
      <CartDrawer
        open
        onOpenChange={() => {}}
        title="Your cart"
        close="Close the cart"
        footer={<Button onClick={() => rest.toasts.show(text)}>Check out</Button>}
      >
        <p>Nothing yet</p>
      </CartDrawer>
      <Toaster {...rest} />
    </>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Check out' }));
    const close = await screen.findByRole('button', { name: 'Close' });
    const { x, y } = close.getBoundingClientRect();
    await expect(close.contains(document.elementFromPoint(x + 8, y + 8))).toBe(true);
    await userEvent.click(close);
    await waitFor(() => expect(close).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
    const checkOut = screen.getByRole('button', { name: 'Check out' });
    await userEvent.click(checkOut);
    await screen.findByRole('button', { name: 'Close' });
    await userEvent.keyboard('[F8]');
    await expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(checkOut).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
    await userEvent.click(checkOut);
    await screen.findByRole('button', { name: 'Close' });
  },
};

export const Arabic: Story = {
  args: {
    label: 'الإشعارات ({hotkey})',
    toastLabel: 'إشعار',
    text: { title: 'وصلت رسالتك', description: 'نجيب خلال يومي عمل.' },
  },
  globals: { language: 'ar' },
};
export const Dark: Story = { args: Destructive.args, globals: { appearance: 'dark' } };

export const LongText: Story = {
  args: {
    text: {
      title: 'Datenbankverbindung erforderlich, bevor Bestellungen entgegengenommen werden können',
      description: 'Bitte versuchen Sie es in einigen Minuten erneut; Ihr Warenkorb bleibt auf diesem Gerät erhalten.',
      tone: 'destructive',
    },
  },
  globals: { language: 'de' },
};

/** Toasts of which one is open. */
function filled(): Toasts {
  const toasts = createToasts();
  toasts.show({ title: 'Message received' });
  return toasts;
}

export const Controls: Story = {
  play: playControls<typeof Toaster>({
    toasts: { to: filled(), shows: (page) => page.queryByRole('button', { name: 'Close' }) !== null },
    label: { to: 'News, {hotkey}', shows: () => document.querySelector('[aria-label="News, F8"]') !== null },
    toastLabel: {
      to: 'News',
      beside: { toasts: filled() },
      shows: () => /^News/.test(document.querySelector('[role=status]')?.textContent ?? ''),
    },
    close: { ...words('Away with it'), beside: { toasts: filled() } },
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Use a toast for what just happened and needs no answer.',
        'Put into the description what the visitor can do about it.',
      ]}
      notThat={[
        'Show an error of a form field: it belongs under the field.',
        'Rely on it alone for what must not be missed: it is gone after five seconds.',
      ]}
    />
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('list')).toHaveLength(2),
};
