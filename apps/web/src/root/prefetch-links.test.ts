// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchOnIntent } from './prefetch-links.ts';

const prefetch = vi.fn(async (_url: string) => {});

beforeEach(() => {
  prefetch.mockClear();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  document.body.replaceChildren();
});

const getRequestedPaths = () => prefetch.mock.calls.map(([url]) => new URL(url).pathname);

it.each(['pointerover', 'pointerdown', 'focusin'])('prefetches the page of a link on %s inside the link', (type) => {
  document.body.innerHTML = '<a href="/shop"><b>Shop</b></a><a href="https://example.com/"><b>Out</b></a><b>Text</b>';
  prefetchOnIntent(prefetch);
  for (const element of document.querySelectorAll('b')) element.dispatchEvent(new Event(type, { bubbles: true }));
  expect(new Set(getRequestedPaths())).toEqual(new Set(['/shop']));
});

/** Opens or closes an element: happy-dom has no popovers. */
const toggle = (element: Element | null, newState: 'open' | 'closed') =>
  element?.dispatchEvent(Object.assign(new Event('toggle'), { newState }));

it('prefetches the pages of the links in a menu when it opens, except the current page', () => {
  const { pathname } = location;
  document.body.innerHTML = `<nav popover><a href="/shop">Shop</a><a href="/blog">Blog</a><a href="${pathname}">Here</a></nav>`;
  prefetchOnIntent(prefetch);
  toggle(document.querySelector('nav'), 'closed');
  expect(prefetch).not.toHaveBeenCalled();
  toggle(document.querySelector('nav'), 'open');
  expect(new Set(getRequestedPaths())).toEqual(new Set(['/shop', '/blog']));
});
