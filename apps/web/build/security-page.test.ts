import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hostHeaders } from './host-headers.ts';

const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
const section = page.split('\n## Content security policy\n')[1]?.split('\n## ')[0] ?? '';

/** What the page says of the content security policy: the directives of a row, and their value. */
const explained = new Map(
  [...section.matchAll(/^\| (`[a-z-]+-[a-z]+`(?:, `[a-z-]+`)*) \| ([^|]+) \| [^|]+ \|$/gm)].flatMap(
    ([, names = '', value = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, value] as const),
  ),
);

const policy = hostHeaders('<script>first()</script>', 'https://store.test')['Content-Security-Policy'] ?? '';
const directives = policy.split('; ').map((directive) => directive.split(' '));

describe('the security page', () => {
  it('gives the reason of each directive of the content security policy, and of no other', () => {
    expect([...explained.keys()].sort()).toEqual(directives.map(([name]) => name).sort());
  });

  it.each(directives)('names the sources of %s', (name = '', ...sources) => {
    const value = explained.get(name) ?? '';
    const written = sources.map((source) =>
      source.replace(/^'sha256-.*'$/, 'a hash').replace('https://store.test', 'STORE_URL'),
    );
    for (const source of written) expect(value).toContain(source);
    const quoted = [...value.matchAll(/`([^`]+)`/g)].flatMap(([, sources = '']) => sources.split(' '));
    expect(quoted.filter((source) => !written.includes(source))).toEqual([]);
  });

  it.each([
    'What is worth protecting',
    'Boundaries',
    'Content security policy',
    'Limits',
    'Dependencies',
    'What we do not hold',
  ])('has a part about: %s', (part) => expect(page).toContain(`\n## ${part}\n`));
});
