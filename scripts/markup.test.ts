import { describe, expect, it } from 'vitest';
import { offendersAgainst } from './lint-room.ts';
import { readTracked, trackedFiles } from './tracked-files.ts';

const rule = 'security/noDangerouslySetInnerHtml';
const component = 'export const Text = ({ html }) => <p dangerouslySetInnerHTML={{ __html: html }} />;\n';
const rooms = ['apps/storybook', 'apps/web', 'packages/cart', 'packages/i18n', 'packages/ui'];

/** The one place where HTML is shown as it is: our own, held to a list of elements where it is written. */
const richText = 'packages/ui/src/rich-text/rich-text.tsx';

const sources = trackedFiles.filter(
  (path) => /^(apps|packages)\/.*\.(ts|tsx|mjs|html)$/.test(path) && !/\.test\.|\/test\//.test(path),
);
const sourcesWith = (pattern: RegExp) => sources.filter((path) => pattern.test(readTracked(path)));

describe('text that becomes HTML', () => {
  it('is refused by the linter in every room that draws', async () => {
    const fixtures = rooms.map((room) => `${room}/src/some-text.tsx`);
    const refused = await offendersAgainst(rule, Object.fromEntries(fixtures.map((path) => [path, component])));
    expect([...refused].sort()).toEqual(fixtures);
  });

  it('stands in the rich text of the kit alone, and nowhere else is the rule switched off', () => {
    expect(sourcesWith(/dangerouslySetInnerHTML|noDangerouslySetInnerHtml/)).toEqual([richText]);
    expect(readTracked('biome.json')).not.toContain('noDangerouslySetInnerHtml');
  });

  it('is put into no page behind the back of React', () => {
    expect(
      sourcesWith(/\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|setHTMLUnsafe|\bnew Function\(|\beval\(/),
    ).toEqual([]);
  });
});
