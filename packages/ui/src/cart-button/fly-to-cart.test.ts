// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flyToCart } from './fly-to-cart.ts';

const animation: Partial<Animation> = {};

function stubMotion(isReduced: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
}

const getProduct = () => document.querySelector('article') as HTMLElement;
const getPicture = () => document.querySelector('img') as HTMLElement;
const getCopy = () => document.querySelector('body > img');

beforeEach(() => {
  document.body.innerHTML = '<button class="vt-cart-button"></button><main><article><img alt=""></article></main>';
  getPicture().getBoundingClientRect = () => new DOMRect(0, 100, 300, 200);
  // happy-dom has no animations.
  HTMLElement.prototype.animate = () => animation as Animation;
  stubMotion(false);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

it('moves a copy of the picture from its place, and leaves nothing behind', async () => {
  await flyToCart(getProduct());
  expect(getCopy()).toHaveProperty('style.width', '300px');
  expect(getCopy()?.getAttribute('aria-hidden')).toBe('true');
  animation.onfinish?.call(animation as Animation, new Event('finish') as AnimationPlaybackEvent);
  expect(getCopy()).toBeNull();
});

it('moves the picture of a gallery that is in view', async () => {
  getPicture().getBoundingClientRect = () => new DOMRect(-300, 100, 300, 200);
  const secondPicture = document.createElement('img');
  secondPicture.alt = 'second';
  secondPicture.getBoundingClientRect = () => new DOMRect(0, 100, 300, 200);
  getPicture().after(secondPicture);
  await flyToCart(getProduct());
  expect(getCopy()).toHaveProperty('alt', 'second');
});

it('does nothing with reduced motion', async () => {
  stubMotion(true);
  await flyToCart(getProduct());
  expect(getCopy()).toBeNull();
});

it.each([
  ['is scrolled out of view', new DOMRect(0, -300, 300, 200)],
  ['is no longer shown', new DOMRect()],
])('does nothing if the picture %s', async (_case, place) => {
  getPicture().getBoundingClientRect = () => place;
  await flyToCart(getProduct());
  expect(getCopy()).toBeNull();
});
