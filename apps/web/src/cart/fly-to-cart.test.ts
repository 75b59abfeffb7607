// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findClickedPicture } from './find-clicked-picture.ts';
import { flyToCart } from './fly-to-cart.ts';

let finish: () => void;
const startViewTransition = vi.fn((update: () => void) => {
  update();
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { ready: Promise.resolve(), finished };
});

function stubMotion(isReduced: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
}

const getPicture = () => document.querySelector('img') as HTMLElement;
const getTarget = () => [...document.body.children].find((element) => element.tagName === 'SPAN');

beforeEach(() => {
  document.body.innerHTML =
    '<button class="vt-cart-button"></button><main><article><img alt=""><button id="add"></button></article></main>';
  getPicture().getBoundingClientRect = () => new DOMRect(0, 100, 300, 200);
  Object.assign(document, { startViewTransition });
  startViewTransition.mockClear();
  stubMotion(false);
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('moves the picture to the place of the cart button, and leaves nothing behind', async () => {
  flyToCart(getPicture());
  expect(startViewTransition).toHaveBeenCalledOnce();
  expect(getTarget()).toBeDefined();
  finish();
  await vi.waitFor(() => expect(getTarget()).toBeUndefined());
});

it('does nothing with reduced motion', () => {
  stubMotion(true);
  flyToCart(getPicture());
  expect(startViewTransition).not.toHaveBeenCalled();
});

it('finds no picture that is scrolled out of view, and the visible one of a gallery', () => {
  getPicture().getBoundingClientRect = () => new DOMRect(-300, 100, 300, 200);
  expect(findClickedPicture()).toBeUndefined();
  const secondPicture = document.createElement('img');
  secondPicture.getBoundingClientRect = () => new DOMRect(0, 100, 300, 200);
  getPicture().after(secondPicture);
  expect(findClickedPicture()).toBe(secondPicture);
});

it('does nothing in a browser without view transitions', () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  expect(() => flyToCart(getPicture())).not.toThrow();
  expect(getTarget()).toBeUndefined();
});

it('finds the picture of the focused button, and without one the picture of the page', () => {
  document.getElementById('add')?.focus();
  expect(findClickedPicture()).toBe(getPicture());
  (document.activeElement as HTMLElement).blur();
  expect(findClickedPicture()).toBe(getPicture());
});
