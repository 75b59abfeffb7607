import { expect, it, vi } from 'vitest';
import { ignoreDoubleClick } from './ignore-double-click.ts';

it('calls the function on a click by keyboard and on the first click of a triple click, but not on the second and third', () => {
  const run = vi.fn();
  const onClick = ignoreDoubleClick(run);
  for (const detail of [0, 0, 1]) onClick({ detail });
  expect(run).toHaveBeenCalledTimes(3);
  for (const detail of [2, 3]) onClick({ detail });
  expect(run).toHaveBeenCalledTimes(3);
});
