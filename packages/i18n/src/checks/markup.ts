import { type Entry, isHtml, type Problem } from './entry.ts';

/** The allowed elements, and the allowed attributes of each. */
const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
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

const inlineElements = ['a', 'strong', 'em', 'code'];

/** Elements that may contain only text and inline elements. */
const inlineContainers = ['p', 'h2', 'h3', ...inlineElements];

const attributePattern = / ([a-zA-Z-]+)="([^"<>]*)"/g;
const tagPattern = /^<(\/?)([a-z][a-z\d]*)((?: [a-zA-Z-]+="[^"<>]*")*)>$/;

function findAttributeProblems(name: string, attributes: string): string[] {
  return [...attributes.matchAll(attributePattern)].flatMap(([, key = '', value = '']) => {
    if (!allowedAttributes[name]?.includes(key)) return [`remove the attribute ${key} of <${name}>.`];
    if (key === 'href' && !/^(?:\/(?!\/)|https:\/\/)/.test(value))
      return [`begin the link ${value} with / or https://.`];
    return [];
  });
}

/**
 * Reports elements, attributes and link targets that are not allowed, elements that are not closed or wrongly nested, and characters that must
 * be escaped.
 */
function findHtmlProblems(html: string): string[] {
  const problems: string[] = [];
  const openElements: string[] = [];
  for (const [part] of html.matchAll(/<[^>]*>?/g)) {
    const [, closing, name = '', attributes = ''] = tagPattern.exec(part) ?? [];
    if (!Object.hasOwn(allowedAttributes, name))
      problems.push(`replace ${part}: only ${Object.keys(allowedAttributes).join(', ')} are allowed.`);
    else if (closing) {
      const opened = openElements.pop();
      if (!opened) problems.push(`remove </${name}>: no element is open.`);
      else if (opened !== name) problems.push(`close <${opened}> before </${name}>.`);
    } else {
      const parent = openElements.at(-1) ?? '';
      if (inlineContainers.includes(parent) && !inlineElements.includes(name))
        problems.push(`move <${name}> out of <${parent}>.`);
      problems.push(...findAttributeProblems(name, attributes));
      openElements.push(name);
    }
  }
  if (openElements.length > 0) problems.push(`close <${openElements.join('>, <')}>.`);
  const text = html.replace(/<[^>]*>/g, '');
  if (/[<>]/.test(text)) problems.push('write &lt; and &gt; for angle brackets in the text.');
  if (/&(?!(?:amp|lt|gt);)/.test(text))
    problems.push('write &amp; for an ampersand, and every other character as it is.');
  return problems;
}

/** Extracts the element names in order. `em` is excluded, because foreign and emphasized words differ between languages. */
const extractElementNames = (html: string) =>
  [...html.matchAll(/<([a-z\d]+)/g)].map(([, name]) => name).filter((name) => name !== 'em');

const extractInternalLinks = (html: string) => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href);

/** Reports the first element that differs from English, else links within the site that differ. */
function findStructureProblems(english: string, html: string): string[] {
  const [expected, actual] = [extractElementNames(english), extractElementNames(html)];
  const length = Math.max(expected.length, actual.length);
  const index = Array.from({ length }).findIndex((_, index) => expected[index] !== actual[index]);
  if (index >= 0) {
    const format = (name: string | undefined) => (name ? `<${name}>` : 'missing');
    return [
      `keep the structure of English: element ${index + 1} is ${format(actual[index])} here and ${format(expected[index])} in English.`,
    ];
  }
  const [expectedLinks, actualLinks] = [extractInternalLinks(english), extractInternalLinks(html)];
  return expectedLinks.join() === actualLinks.join()
    ? []
    : [`link to ${expectedLinks.join(', ')} in this order, not to ${actualLinks.join(', ')}.`];
}

/** Reports HTML that is not allowed or whose structure differs from English, and HTML in plain text. */
export function findMarkupProblems(english: readonly Entry[], entries: readonly Entry[]): Problem[] {
  const sources = new Map(english.map(({ file, key, text }) => [`${file} ${key}`, text]));
  return entries.flatMap((entry) => {
    const { file, key, text } = entry;
    const source = sources.get(`${file} ${key}`);
    const todos: string[] = [];
    if (isHtml(entry))
      todos.push(...findHtmlProblems(text), ...(source === undefined ? [] : findStructureProblems(source, text)));
    else if (/<\/?[a-z]|&\w+;/.test(text)) todos.push('write plain text: tags and entities are not parsed here.');
    return todos.map((todo) => ({ file, key, todo }));
  });
}
