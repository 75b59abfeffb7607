// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { PrerenderedContent } from './prerendered-content.tsx';

const createPage = (text: string | undefined) => (
  <main>
    <PrerenderedContent>{text && <p>{text}</p>}</PrerenderedContent>
    <button type="button">Buy</button>
  </main>
);

describe('PrerenderedContent', () => {
  it('keeps the prerendered HTML while it has no children, and renders children that it gets later', async () => {
    const onRecoverableError = vi.fn();
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(createPage('Prerendered'));
    const paragraph = root.querySelector('p');
    const hydrated = await act(async () => hydrateRoot(root, createPage(undefined), { onRecoverableError }));
    expect(root.querySelector('p')).toBe(paragraph);
    expect(root.textContent).toBe('PrerenderedBuy');
    expect(onRecoverableError).not.toHaveBeenCalled();

    await act(async () => hydrated.render(createPage(undefined)));
    expect(root.querySelector('p')).toBe(paragraph);
    await act(async () => hydrated.render(createPage('After a navigation')));
    expect(root.textContent).toBe('After a navigationBuy');
  });
});
