// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LegalView } from './legal-view.tsx';

afterEach(cleanup);

function show() {
  const followed: (string | null | undefined)[] = [];
  const follow = (event: Event) => {
    event.preventDefault();
    followed.push((event.target as Element).closest('a')?.getAttribute('href'));
  };
  document.addEventListener('click', follow, { once: true });
  render(
    <LegalView
      title="Privacy policy"
      updated="Last updated on 13 August 2025"
      html="<p>What we keep.</p>"
      copyright="© 2025"
      close={{ href: '/', label: 'Close' }}
    />,
  );
  return followed;
}

it('is a dialog named by its title, with the date of the last change', () => {
  show();
  const dialog = screen.getByRole('dialog', { name: 'Privacy policy' });
  expect(dialog.textContent).toContain('Last updated on 13 August 2025');
  expect(dialog.textContent).toContain('What we keep.');
});

it('follows its close link on Escape and on no other key', () => {
  const followed = show();
  fireEvent.keyDown(document, { key: 'Enter' });
  expect(followed).toEqual([]);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(followed).toEqual(['/']);
});
