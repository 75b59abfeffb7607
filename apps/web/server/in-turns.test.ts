import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

it('answers in the order of coming, a few in each turn, so that a newcomer is let in between', async () => {
  const answered: number[] = [];
  const listener = inTurns((request) => answered.push(Number(request.url)));
  for (let url = 0; url < 20; url++) listener({ url: `${url}` } as IncomingMessage, {} as ServerResponse);
  expect(answered).toEqual([]);
  await nextTurn();
  expect(answered).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  await nextTurn();
  expect(answered).toHaveLength(16);
  listener({ url: '20' } as IncomingMessage, {} as ServerResponse);
  await nextTurn();
  expect(answered).toEqual(Array.from({ length: 21 }, (_, number) => number));
});
