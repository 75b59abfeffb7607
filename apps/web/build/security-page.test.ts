import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hostHeaders } from './host-headers.ts';

const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
const section = page.split('\n## Content security policy\n')[1]?.split('\n## ')[0] ?? '';

/** The documented directives of the content security policy, with their values. */
const documented = new Map(
  [...section.matchAll(/^\| (`[a-z-]+-[a-z]+`(?:, `[a-z-]+`)*) \| ([^|]+) \| [^|]+ \|$/gm)].flatMap(
    ([, names = '', value = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, value] as const),
  ),
);

const policy = hostHeaders('<script>first()</script>', 'https://store.test')['Content-Security-Policy'] ?? '';
const directives = policy.split('; ').map((directive) => directive.split(' '));

describe('docs/security.md', () => {
  it('documents every directive of the content security policy and no other', () => {
    expect([...documented.keys()].sort()).toEqual(directives.map(([name]) => name).sort());
  });

  it.each(directives)('documents the sources of %s', (name = '', ...sources) => {
    const value = documented.get(name) ?? '';
    const written = sources.map((source) =>
      source.replace(/^'sha256-.*'$/, 'a hash').replace('https://store.test', 'STORE_URL'),
    );
    for (const source of written) expect(value).toContain(source);
    const quoted = [...value.matchAll(/`([^`]+)`/g)].flatMap(([, sources = '']) => sources.split(' '));
    expect(quoted.filter((source) => !written.includes(source))).toEqual([]);
  });

  it.each(['Assets', 'Trust boundaries', 'Content security policy', 'Limits', 'Dependencies', 'Out of scope'])(
    'has a section about %s',
    (heading) => expect(page).toContain(`\n## ${heading}\n`),
  );
});
