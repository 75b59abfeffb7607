import { expect, it } from 'vitest';
import { countCombinations, findFailureChecks, formatReliabilityPage } from './reliability.ts';

const steps = [
  'Before Hooks',
  'offline › shop: filters still work',
  'offline › blog: a message | and a retry button',
  'offline › shop: prices are shown',
];
const failureChecks = findFailureChecks([
  { file: 'a/b.spec.ts', title: 'a visitor offline', hasPassed: true, steps, errors: [] },
  { file: 'a/b.spec.ts', title: 'a failed test', hasPassed: false, steps: ['slow › shop: a spinner'], errors: [] },
]);

it('counts a screen once per failure cause and ignores failed tests', () => {
  expect(countCombinations(failureChecks)).toBe(2);
});

it('lists the results that the visitor sees, by failure cause', () => {
  const page = formatReliabilityPage(failureChecks);
  expect(page).toContain('2 combinations of failure cause and screen.');
  expect(page).toContain('## Offline');
  expect(page).toContain('| shop | filters still work | [b.spec.ts](../a/b.spec.ts) |');
  expect(page).toContain('| blog | a message \\| and a retry button | [b.spec.ts](../a/b.spec.ts) |');
  expect(page).not.toContain('spinner');
});
