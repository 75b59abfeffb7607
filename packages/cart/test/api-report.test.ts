import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiReport } from '../scripts/api-report.ts';

it('keeps the report of the public API up to date: if it should change, run `pnpm --filter @vitrine/cart api`', () => {
  expect(apiReport()).toBe(readFileSync(new URL('../api-report.md', import.meta.url), 'utf8'));
}, 60_000);
