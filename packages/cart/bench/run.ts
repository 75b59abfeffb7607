import './setup-dom.ts';
import { deepStrictEqual, strictEqual } from 'node:assert';
import { cpus } from 'node:os';
import type { BenchCart, CartLibrary } from './cart-library.ts';
import { plainMap } from './libraries/plain-map.ts';
import { reactUseCart } from './libraries/react-use-cart.ts';
import { reduxToolkit } from './libraries/redux-toolkit.ts';
import { useShoppingCart3 } from './libraries/use-shopping-cart-3.ts';
import { useShoppingCart4 } from './libraries/use-shopping-cart-4.ts';
import { vitrineCart } from './libraries/vitrine-cart.ts';
import { zustand } from './libraries/zustand.ts';
import { createProducts, type Scenario, scenarios } from './scenarios.ts';

/** The columns of the table. The first two are the lower bound and this package. */
const libraries = [plainMap, vitrineCart, zustand, reduxToolkit, useShoppingCart3, useShoppingCart4, reactUseCart];
const lineCounts = [100, 1_000, 10_000];
const maxRounds = 500;
/**
 * A library gets no further rounds in a table row when its rounds have taken longer than this: `measured` limits the time of the measured
 * work, `total` also includes creating and filling the carts.
 */
const timeBudgetMs = { measured: 1_500, total: 4_000 };

/** Throws unless all libraries produce the same cart, so that equal work is compared. */
async function assertSameResults(scenario: Scenario) {
  const products = createProducts(20);
  const results = [];
  for (const library of libraries) {
    const limits = { updateCount: 200, maxMeasuredMs: Infinity, maxFillMs: Infinity };
    const cart = (await scenario.measure(library, products, limits))?.cart;
    results.push({ name: library.name, total: cart?.getTotal(), quantities: cart?.getQuantities() });
  }
  const [first] = results;
  for (const { name, total, quantities } of results) {
    strictEqual(total, first?.total, `${name} has another total in "${scenario.name}"`);
    deepStrictEqual(quantities, first?.quantities, `${name} has other quantities in "${scenario.name}"`);
  }
}

/**
 * Returns the best time of each library in ms; `Infinity` if its cart could not be filled in time. The libraries are measured alternately.
 * A fast library is measured in more rounds, so that the JIT compiler has optimized its code.
 */
async function measureLibraries(scenario: Scenario, lineCount: number) {
  const products = createProducts(lineCount);
  const limits = { updateCount: 10_000, maxMeasuredMs: 1_000, maxFillMs: 15_000 };
  const bestTimes = new Map(libraries.map((library) => [library, Infinity]));
  const measuredTimes = new Map<CartLibrary, number>();
  const totalTimes = new Map<CartLibrary, number>();
  // References the last cart of each library, so that the engine does not discard its optimized code.
  const lastCarts = new Map<CartLibrary, BenchCart>();
  for (let round = 0; round < maxRounds; round++) {
    for (const library of libraries) {
      const [measuredTime, totalTime] = [measuredTimes.get(library) ?? 0, totalTimes.get(library) ?? 0];
      if (measuredTime > timeBudgetMs.measured || totalTime > timeBudgetMs.total) continue;
      const start = performance.now();
      const measurement = await scenario.measure(library, products, limits);
      totalTimes.set(library, totalTime + performance.now() - start);
      if (!measurement) continue;
      measuredTimes.set(library, measuredTime + measurement.milliseconds);
      lastCarts.set(library, measurement.cart);
      bestTimes.set(library, Math.min(measurement.milliseconds, bestTimes.get(library) ?? Infinity));
    }
  }
  return [...bestTimes.values()];
}

const formatTime = (milliseconds: number) =>
  milliseconds < 10 ? `${milliseconds.toPrecision(2)} ms` : `${Math.round(milliseconds).toLocaleString('en')} ms`;
const formatFactor = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en')}×`;

for (const scenario of scenarios) await assertSameResults(scenario);

const [cpu] = cpus();
console.log(`Node ${process.versions.node} on ${process.platform} ${process.arch}, ${cpus().length} × ${cpu?.model}\n`);
console.log(`| lines | ${libraries.map(({ name }) => name).join(' | ')} |`);
console.log(`| --- |${' ---: |'.repeat(libraries.length)}`);

let missedRowCount = 0;
for (const scenario of scenarios) {
  console.log(`| **${scenario.name}** |${' |'.repeat(libraries.length)}`);
  for (const lineCount of lineCounts) {
    const [lowerBound = 0, ours = 0, ...others] = await measureLibraries(scenario, lineCount);
    const cells = [
      formatTime(lowerBound),
      `**${formatTime(ours)}** (${formatFactor(ours / lowerBound)} the lower bound)`,
    ];
    for (const other of others)
      cells.push(other < Infinity ? `${formatTime(other)} (${formatFactor(other / ours)})` : '—');
    console.log(`| ${lineCount.toLocaleString('en')} | ${cells.join(' | ')} |`);
    if (ours > 3 * lowerBound || others.some((other) => other < ours)) missedRowCount++;
  }
}

console.log(
  '\nFactors: this cart compared with the lower bound, and the other carts compared with this cart. A dash: the cart was not filled within 15 seconds.',
);
console.log(
  `\nGoal: at most 3× the lower bound, and faster than every other library. Rows that miss it: ${missedRowCount} of ${scenarios.length * lineCounts.length}.`,
);
process.exit(missedRowCount ? 1 : 0);
