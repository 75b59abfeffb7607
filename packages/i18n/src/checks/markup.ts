import { type Entry, isHtml, type Problem } from './entry.ts';

/** The allowed elements, and the allowed attributes of each. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  h2: [],
  h3: [],
  p: [],
  blockquote: [],
  address: [],
  figure: [],
  figcaption: [],
  ul: [],
  ol: ['start'],
  li: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope'],
  td: [],
  a: ['href'],
  strong: [],
  em: ['lang'],
  code: [],
  // Bars in the cells of a table (content/figures.ts).
  svg: ['viewBox', 'preserveAspectRatio', 'aria-hidden'],
  rect: ['x', 'width', 'height', 'class'],
};

const inline = ['a', 'strong', 'em', 'code'];

/** Elements that may contain only text and inline elements: a browser closes them before a block element. */
const holdInline = ['p', 'h2', 'h3', ...inline];

const attribute = / ([a-zA-Z-]+)="([^"<>]*)"/g;
const tag = /^<(\/?)([a-z][a-z\d]*)((?: [a-zA-Z-]+="[^"<>]*")*)>$/;

function attributeProblems(name: string, attributes: string): string[] {
  return [...attributes.matchAll(attribute)].flatMap(([, key = '', value = '']) => {
    if (!allowed[name]?.includes(key)) return [`take the attribute ${key} off <${name}>.`];
    if (key === 'href' && !/^(?:\/(?!\/)|https:\/\/)/.test(value))
      return [`let the link ${value} begin with / or https://.`];
    return [];
  });
}

/** Reports elements and attributes that are not allowed, and elements that are not closed or wrongly nested. */
function htmlProblems(html: string): string[] {
  const problems: string[] = [];
  const open: string[] = [];
  for (const [part] of html.matchAll(/<[^>]*>?/g)) {
    const [, closing, name = '', attributes = ''] = tag.exec(part) ?? [];
    if (!Object.hasOwn(allowed, name))
      problems.push(`write something else for ${part}: only ${Object.keys(allowed).join(', ')} are allowed.`);
    else if (closing) {
      const opened = open.pop();
      if (opened !== name) problems.push(`close <${opened ?? 'nothing'}> before </${name}>.`);
    } else {
      const around = open.at(-1) ?? '';
      if (holdInline.includes(around) && !inline.includes(name)) problems.push(`take <${name}> out of <${around}>.`);
      problems.push(...attributeProblems(name, attributes));
      open.push(name);
    }
  }
  if (open.length > 0) problems.push(`close <${open.join('>, <')}>.`);
  const text = html.replace(/<[^>]*>/g, '');
  if (/[<>]/.test(text)) problems.push('write &lt; and &gt; for angle brackets in the text.');
  if (/&(?!(?:amp|lt|gt);)/.test(text))
    problems.push('write &amp; for an ampersand, and every other character as it is.');
  return problems;
}

/** The elements in order, without `em`: foreign and stressed words differ between languages. */
const structure = (html: string) =>
  [...html.matchAll(/<([a-z\d]+)/g)].map(([, name]) => name).filter((name) => name !== 'em');

const innerLinks = (html: string) => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href);

function structureProblems(english: string, html: string): string[] {
  const [source, own] = [structure(english), structure(html)];
  const at = source.findIndex((name, index) => name !== own[index]);
  const differs = at >= 0 ? at : source.length < own.length ? source.length : undefined;
  if (differs !== undefined) {
    const is = (name: string | undefined) => (name ? `<${name}>` : 'missing');
    return [
      `keep the structure of English: element ${differs + 1} is ${is(own[differs])} here and ${is(source[differs])} there.`,
    ];
  }
  const [wanted, links] = [innerLinks(english), innerLinks(html)];
  return wanted.join() === links.join()
    ? []
    : [`link to ${wanted.join(', ')} in this order, not to ${links.join(', ')}.`];
}

/** Reports HTML that is not allowed or whose structure differs from English, and HTML in plain text. */
export function markupProblems(english: readonly Entry[], entries: readonly Entry[]): Problem[] {
  const sources = new Map(english.map((text) => [`${text.file} ${text.key}`, text.text]));
  return entries.flatMap((text) => {
    const { file, key } = text;
    const source = sources.get(`${file} ${key}`);
    const plain = /<\/?[a-z]|&\w+;/.test(text.text)
      ? ['write plain text: tags and entities are shown as they are here.']
      : [];
    const problems = isHtml(text)
      ? [...htmlProblems(text.text), ...(source === undefined ? [] : structureProblems(source, text.text))]
      : plain;
    return problems.map((todo) => ({ file, key, todo }));
  });
}
