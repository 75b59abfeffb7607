// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flyToCart } from './fly-to-cart.ts';

const animation: Partial<Animation> = {};

function stubMotion(isReduced: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
}

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

it('moves a copy of the picture from its place, and leaves nothing behind', () => {
  flyToCart(getPicture());
  expect(getCopy()).toHaveProperty('style.width', '300px');
  expect(getCopy()?.getAttribute('aria-hidden')).toBe('true');
  animation.onfinish?.call(animation as Animation, new Event('finish') as AnimationPlaybackEvent);
  expect(getCopy()).toBeNull();
});

it('does nothing with reduced motion', () => {
  stubMotion(true);
  flyToCart(getPicture());
  expect(getCopy()).toBeNull();
});

it('does nothing if the picture is no longer shown', () => {
  const picture = getPicture();
  picture.getBoundingClientRect = () => new DOMRect();
  flyToCart(picture);
  expect(getCopy()).toBeNull();
});
