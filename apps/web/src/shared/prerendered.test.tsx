// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Prerendered } from './prerendered.tsx';

const page = (text: string | undefined) => (
  <main>
    <Prerendered>{text && <p>{text}</p>}</Prerendered>
    <button type="button">Buy</button>
  </main>
);

describe('Prerendered', () => {
  it('keeps the HTML of the server when it has no children, and renders later ones', async () => {
    const onRecoverableError = vi.fn();
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(page('From the server'));
    const paragraph = root.querySelector('p');
    const hydrated = await act(async () => hydrateRoot(root, page(undefined), { onRecoverableError }));
    expect(root.querySelector('p')).toBe(paragraph);
    expect(root.textContent).toBe('From the serverBuy');
    expect(onRecoverableError).not.toHaveBeenCalled();

    await act(async () => hydrated.render(page(undefined)));
    expect(root.querySelector('p')).toBe(paragraph);
    await act(async () => hydrated.render(page('From a navigation')));
    expect(root.textContent).toBe('From a navigationBuy');
  });
});
