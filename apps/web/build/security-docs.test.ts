import { readFileSync } from 'node:fs';
import { createSecurityHeaders } from '@vitrine/server';
import { describe, expect, it } from 'vitest';

const markdown = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
const policySection = markdown.split('\n## Content security policy\n')[1]?.split('\n## ')[0] ?? '';

/** The documented directives of the content security policy, with their values. */
const documentedDirectives = new Map(
  [...policySection.matchAll(/^\| (`[a-z-]+-[a-z]+`(?:, `[a-z-]+`)*) \| ([^|]+) \| [^|]+ \|$/gm)].flatMap(
    ([, names = '', value = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, value] as const),
  ),
);

const policy = createSecurityHeaders('<script>first()</script>', 'https://store.test')['Content-Security-Policy'] ?? '';
const directives = policy.split('; ').map((directive) => directive.split(' '));

describe('docs/security.md', () => {
  it('documents every directive of the content security policy and no other', () => {
    expect([...documentedDirectives.keys()].sort()).toEqual(directives.map(([name]) => name).sort());
  });

  it.each(directives)('documents the sources of %s', (name = '', ...sources) => {
    const value = documentedDirectives.get(name) ?? '';
    const expectedSources = sources.map((source) =>
      source.replace(/^'sha256-.*'$/, 'a hash').replace('https://store.test', 'STORE_URL'),
    );
    for (const source of expectedSources) expect(value).toContain(source);
    const documentedSources = [...value.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.split(' '));
    expect(documentedSources.filter((source) => !expectedSources.includes(source))).toEqual([]);
  });

  it.each(['Assets', 'Trust boundaries', 'Content security policy', 'Limits', 'Dependencies', 'Out of scope'])(
    'has a section about %s',
    (heading) => expect(markdown).toContain(`\n## ${heading}\n`),
  );
});
