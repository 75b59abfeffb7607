// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CartDrawer } from '../cart-drawer/cart-drawer.tsx';
import { LegalView } from './legal-view.tsx';

afterEach(cleanup);

/** Renders the view with elements above it. Returns an array that receives the URL of the first clicked link. The browser does not follow this link. */
function renderLegalView(children?: ReactNode) {
  const clickedUrls: (string | null | undefined)[] = [];
  const recordClick = (event: Event) => {
    event.preventDefault();
    clickedUrls.push((event.target as Element).closest('a')?.getAttribute('href'));
  };
  document.addEventListener('click', recordClick, { once: true });
  render(
    <>
      <LegalView
        title="Privacy policy"
        updated="Last updated on 13 August 2025"
        html="<p>What we keep.</p>"
        copyright="© 2025"
        close={{ href: '/', label: 'Close' }}
      />
      {children}
    </>,
  );
  return clickedUrls;
}

it('renders a dialog with the title as its name and the date of the last change', () => {
  renderLegalView();
  const dialog = screen.getByRole('dialog', { name: 'Privacy policy' });
  expect(dialog.textContent).toContain('Last updated on 13 August 2025');
  expect(dialog.textContent).toContain('What we keep.');
});

it('follows the close link on Escape, but not on other keys', () => {
  const clickedUrls = renderLegalView();
  fireEvent.keyDown(document, { key: 'Enter' });
  expect(clickedUrls).toEqual([]);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(clickedUrls).toEqual(['/']);
});

it('stays open on an Escape that closes a dialog above it', () => {
  const onOpenChange = vi.fn();
  const clickedUrls = renderLegalView(
    <CartDrawer open onOpenChange={onOpenChange} title="Cart" labels={{ close: 'Close the cart' }}>
      <button type="button">Check out</button>
    </CartDrawer>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'Check out' }), { key: 'Escape' });
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(clickedUrls).toEqual([]);
});
