import './browser.ts';
import { deepStrictEqual, strictEqual } from 'node:assert';
import { cpus } from 'node:os';
import type { BenchCart, Contender } from './contender.ts';
import { limit } from './contenders/limit.ts';
import { ours } from './contenders/ours.ts';
import { reactUseCart } from './contenders/react-use-cart.ts';
import { reduxToolkit } from './contenders/redux-toolkit.ts';
import { useShoppingCart3 } from './contenders/use-shopping-cart-3.ts';
import { useShoppingCart4 } from './contenders/use-shopping-cart-4.ts';
import { zustand } from './contenders/zustand.ts';
import { goods, type Row, rows } from './rows.ts';

const contenders = [limit, ours, zustand, reduxToolkit, useShoppingCart3, useShoppingCart4, reactUseCart];
const sizes = [100, 1_000, 10_000];
const maxRounds = 500;
/** Maximum time per contender and row, in milliseconds: of the measured work, and in total. */
const timeBudget = { measured: 1_500, total: 4_000 };

/** Throws unless all contenders produce the same cart in a row of the table, so that equal work is compared. */
async function expectEqual(row: Row) {
  const lines = goods(20);
  const results = [];
  for (const contender of contenders) {
    contender.prepare?.(lines);
    const effort = { updates: 200, milliseconds: Infinity, filling: Infinity };
    const cart = (await row.time(contender, lines, effort))?.cart;
    results.push({ name: contender.name, total: cart?.total(), contents: cart?.contents() });
  }
  const [first] = results;
  for (const { name, total, contents } of results) {
    strictEqual(total, first?.total, `${name} has another total in "${row.name}"`);
    deepStrictEqual(contents, first?.contents, `${name} has another cart in "${row.name}"`);
  }
}

/**
 * The best time of each contender; `Infinity` if its cart could not be filled in time. The contenders are measured alternately, a
 * fast one in more rounds, so that the JIT compiler has optimized it.
 */
async function compare(row: Row, size: number) {
  const lines = goods(size);
  const effort = { updates: 10_000, milliseconds: 1_000, filling: 15_000 };
  const best = new Map(contenders.map((contender) => [contender, Infinity]));
  const measured = new Map<Contender, number>();
  const total = new Map<Contender, number>();
  // Keeps the last cart of each alive, so that its optimized code is not discarded.
  const last = new Map<Contender, BenchCart>();
  for (let round = 0; round < maxRounds; round++) {
    for (const contender of contenders) {
      const [work, time] = [measured.get(contender) ?? 0, total.get(contender) ?? 0];
      if (work > timeBudget.measured || time > timeBudget.total) continue;
      const start = performance.now();
      contender.prepare?.(lines);
      const timed = await row.time(contender, lines, effort);
      total.set(contender, time + performance.now() - start);
      if (!timed) continue;
      measured.set(contender, work + timed.milliseconds);
      last.set(contender, timed.cart);
      best.set(contender, Math.min(timed.milliseconds, best.get(contender) ?? Infinity));
    }
  }
  return [...best.values()];
}

const written = (milliseconds: number) =>
  milliseconds < 10 ? `${milliseconds.toPrecision(2)} ms` : `${Math.round(milliseconds).toLocaleString('en')} ms`;
const factor = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en')}×`;

for (const row of rows) await expectEqual(row);

const [cpu] = cpus();
console.log(`Node ${process.versions.node} on ${process.platform} ${process.arch}, ${cpus().length} × ${cpu?.model}\n`);
console.log(`| lines | ${contenders.map(({ name }) => name).join(' | ')} |`);
console.log(`| --- |${' ---: |'.repeat(contenders.length)}`);

let behind = 0;
for (const row of rows) {
  console.log(`| **${row.name}** |${' |'.repeat(contenders.length)}`);
  for (const size of sizes) {
    const [floor = 0, own = 0, ...others] = await compare(row, size);
    const cells = [written(floor), `**${written(own)}** (${factor(own / floor)} the limit)`];
    cells.push(...others.map((other) => (other < Infinity ? `${written(other)} (${factor(other / own)})` : '—')));
    console.log(`| ${size.toLocaleString('en')} | ${cells.join(' | ')} |`);
    if (own > 3 * floor || others.some((other) => other < own)) behind++;
  }
}

console.log('\nIn brackets: how many times as long as ours. A dash: the cart could not be filled within 15 seconds.');
console.log(
  `\nGoal: at most 3× the limit, ahead of every peer. Lines that miss it: ${behind} of ${rows.length * sizes.length}.`,
);
process.exit(behind ? 1 : 0);
