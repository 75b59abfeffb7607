import { describe, expect, it } from 'vitest';
import { offendersAgainst } from './lint-room.ts';
import { readTracked, trackedFiles } from './tracked-files.ts';

const rule = 'security/noDangerouslySetInnerHtml';
const component = 'export const Text = ({ html }) => <p dangerouslySetInnerHTML={{ __html: html }} />;\n';
const rooms = ['apps/storybook', 'apps/web', 'packages/cart', 'packages/i18n', 'packages/ui'];

/** The one place where HTML is shown as it is: our own, held to a list of elements where it is written. */
const richText = 'packages/ui/src/rich-text/rich-text.tsx';

const sources = trackedFiles.filter(
  (path) => /^(apps|packages)\/.*\.(ts|tsx|mjs|html)$/.test(path) && !/\.test\.|\/test\/|\/e2e\//.test(path),
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

  it('is refused by the linter behind the back of React as well, but for the tests', async () => {
    const lines = [
      'element.innerHTML = text;',
      'element.innerHTML += text;',
      'document.body.outerHTML = text;',
      'frame.srcdoc = text;',
      "element.insertAdjacentHTML('beforeend', text);",
      'element.setHTMLUnsafe(text);',
      'document.createRange().createContextualFragment(text);',
      'document.write(text);',
      'document.writeln(text);',
    ];
    const code = (line: string) => `export const show = (element, frame, text) => {\n  ${line}\n};\n`;
    const fixtures = Object.fromEntries(lines.map((line, index) => [`apps/web/src/line-${index}.ts`, code(line)]));
    const [first = ''] = Object.values(fixtures);
    const refused = await offendersAgainst('plugin', {
      ...fixtures,
      'packages/ui/src/line.tsx': first,
      'apps/web/src/line.test.ts': first,
    });
    expect([...refused].sort()).toEqual([...Object.keys(fixtures), 'packages/ui/src/line.tsx'].sort());
  });

  it('is put into no page by other ways, nor run as code', () => {
    const ways =
      /\.(inner|outer)HTML\b|\bsrcdoc\b|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|document\.write|javascript:|\bnew Function\(|\beval\(/i;
    expect(sourcesWith(ways)).toEqual([]);
    expect(sources.filter((path) => readTracked(path).includes('biome-ignore lint/plugin'))).toEqual([]);
  });
});
