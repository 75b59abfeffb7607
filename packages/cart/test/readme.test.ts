import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it('the README names every refusal, report and change', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const report = readFileSync(join(root, 'cart.api.md'), 'utf8');
  const codes = [...report.matchAll(/code: ((?:'\w+'(?: \| )?)+)/g)].flatMap(([, union = '']) => union.match(/\w+/g));
  expect(codes.length).toBeGreaterThan(10);
  for (const code of codes) expect(readme).toContain(`\`${code}\``);
});
