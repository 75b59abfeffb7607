// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { findClickedPicture } from './find-clicked-picture.ts';

const getPicture = () => document.querySelector('img') as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<main><article><img alt=""><button id="add"></button></article></main>';
  getPicture().getBoundingClientRect = () => new DOMRect(0, 100, 300, 200);
});

it('finds no picture that is scrolled out of view, and the visible one of a gallery', () => {
  getPicture().getBoundingClientRect = () => new DOMRect(-300, 100, 300, 200);
  expect(findClickedPicture()).toBeUndefined();
  const secondPicture = document.createElement('img');
  secondPicture.getBoundingClientRect = () => new DOMRect(0, 100, 300, 200);
  getPicture().after(secondPicture);
  expect(findClickedPicture()).toBe(secondPicture);
});

it('finds the picture of the focused button, and without one the picture of the page', () => {
  document.getElementById('add')?.focus();
  expect(findClickedPicture()).toBe(getPicture());
  (document.activeElement as HTMLElement).blur();
  expect(findClickedPicture()).toBe(getPicture());
});
