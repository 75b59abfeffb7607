import { describe, expect, it } from 'vitest';
import { readTracked, trackedFiles } from './tracked-files.ts';

/** What keys, tokens and passwords look like. */
const shapes: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a token of GitHub': /\b(?:gh[pousr]_\w{36}|github_pat_\w{50,})/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b|_authToken=\w/,
  'a key of AWS': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'a key of Google': /\bAIza[\w-]{35}/,
  'a token of Slack': /\bxox[abprs]-[\w-]{10,}/,
  'a key of a payment provider': /\b[rs]k_(?:live|test)_\w{16,}/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'a password in an address': /\b[a-z][a-z+]+:\/\/[^\s:/@'"`$<{]+:[^\s:/@'"`$<{]+@/,
  'a value of a secret': /\b\w*(?:secret|passwd|password|api_?key|token)\w*['"]?\s*[:=]\s*['"][^'"\s${}/]{12,}['"]/i,
};

const secretsIn = (text: string) => Object.keys(shapes).filter((name) => shapes[name]?.test(text));

// Put together here, so that this file does not hold what it looks for.
const samples: Readonly<Record<string, string>> = {
  'a private key': ['-----BEGIN', 'OPENSSH PRIVATE KEY-----'].join(' '),
  'a token of GitHub': `ghp_${'a1'.repeat(18)}`,
  'a token of npm': `npm_${'a1'.repeat(18)}`,
  'a key of AWS': `AKIA${'A1'.repeat(8)}`,
  'a key of Google': `AIza${'a'.repeat(35)}`,
  'a token of Slack': ['xoxb', '1234567890', 'abc'].join('-'),
  'a key of a payment provider': `sk_live_${'a1'.repeat(8)}`,
  'a signed token': ['eyJhbGciOiJIUzI1', 'eyJzdWIiOiIxMjM0', 'SflKxwRJSMeK'].join('.'),
  'a password in an address': ['postgres://store', 'hunter2@db/store'].join(':'),
  'a value of a secret': ['API_KEY', '"hunter2hunter2"'].join(' = '),
};

const binary = /\.(avif|gif|gz|ico|jpe?g|mp4|png|webp|woff2?)$/;

describe('a secret', () => {
  it.each(Object.keys(shapes))('is recognised: %s', (name) => {
    expect(secretsIn(samples[name] ?? '')).toContain(name);
  });

  it('stands in no tracked file', () => {
    const found = trackedFiles
      .filter((path) => !binary.test(path) && path !== 'pnpm-lock.yaml')
      .flatMap((path) => secretsIn(readTracked(path)).map((name) => `${path}: ${name}`));
    expect(found).toEqual([]);
  });

  it('has no file of its own', () => {
    expect(trackedFiles.filter((path) => /(^|\/)(\.env(\..*)?|id_\w+|.*\.(pem|key|p12|pfx))$/.test(path))).toEqual([]);
  });
});
