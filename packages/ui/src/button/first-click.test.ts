import { expect, it, vi } from 'vitest';
import { firstClick } from './first-click.ts';

it('runs on the keyboard and on the first click, not on the second and third of a triple click', () => {
  const run = vi.fn();
  const click = firstClick(run);
  for (const detail of [0, 0, 1]) click({ detail });
  expect(run).toHaveBeenCalledTimes(3);
  for (const detail of [2, 3]) click({ detail });
  expect(run).toHaveBeenCalledTimes(3);
});
