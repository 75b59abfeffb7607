// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LegalView } from './legal-view.tsx';

afterEach(cleanup);

/** Renders the view. Returns an array that receives the URL of the first clicked link. The browser does not follow this link. */
function renderLegalView() {
  const clickedUrls: (string | null | undefined)[] = [];
  const recordClick = (event: Event) => {
    event.preventDefault();
    clickedUrls.push((event.target as Element).closest('a')?.getAttribute('href'));
  };
  document.addEventListener('click', recordClick, { once: true });
  render(
    <LegalView
      title="Privacy policy"
      updated="Last updated on 13 August 2025"
      html="<p>What we keep.</p>"
      copyright="© 2025"
      close={{ href: '/', label: 'Close' }}
    />,
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
