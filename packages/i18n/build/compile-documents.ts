import type { Element } from 'hast';
import { toPlainText } from '../src/plain-text.ts';
import { ContentError } from './content-error.ts';
import { compileHtml, parseMarkdown, splitSections, toElements, toHtml } from './markdown.ts';

const getText = (element: Element) => toPlainText(toHtml([element]));

const getHeadings = (elements: readonly Element[]) => elements.filter(({ tagName }) => tagName === 'h2');

/** Compiles the body of a product to HTML: the preview, the sample and the locked content. */
export function compileProduct(markdown: string) {
  const { preview, sample, locked } = splitSections(parseMarkdown(markdown), ['preview', 'sample', 'locked']);
  return { previewContent: compileHtml(preview), sample: compileHtml(sample), locked: compileHtml(locked) };
}

/** Compiles the body of a post to HTML whose headings have the ids `section-1`, `section-2`, …, and returns their titles. */
export function compilePost(markdown: string) {
  const elements = toElements(parseMarkdown(markdown).children);
  const titles = getHeadings(elements).map((heading, index) => {
    heading.properties.id = `section-${index + 1}`;
    return getText(heading);
  });
  return { content: toHtml(elements), titles };
}

interface LegalSource {
  markdown: string;
  /** The accessible name of the list of sections. */
  label: string;
  /** The values that replace `{{name}}`. */
  values: Readonly<Record<string, string>>;
}

/**
 * Compiles a legal document to HTML. Its numbered sections get ids (`section-8`, the same in all languages), and a list of links to them follows the
 * introduction.
 */
export function compileLegalDocument({ markdown, label, values }: LegalSource) {
  const elements = toElements(parseMarkdown(markdown).children, values);
  const createElement = (
    tagName: string,
    properties: Element['properties'],
    children: Element['children'],
  ): Element => ({
    type: 'element',
    tagName,
    properties,
    children,
  });
  const links = getHeadings(elements).map((heading) => {
    const [first, ...rest] = heading.children;
    const [, number, title] = (first?.type === 'text' && /^(\d+)\. (.*)/s.exec(first.value)) || [];
    if (!number || title === undefined)
      throw new ContentError('begin the heading with a number, as in “## 8. Title”.', heading);
    heading.properties.id = `section-${number}`;
    const link = createElement('a', { href: `#section-${number}` }, [{ type: 'text', value: title }, ...rest]);
    return createElement('li', {}, [link]);
  });
  const tableOfContents = createElement('nav', { ariaLabel: label }, [createElement('ol', {}, links)]);
  const introductionLength = elements.findIndex(({ tagName }) => tagName === 'h2');
  return toHtml([...elements.slice(0, introductionLength), tableOfContents, ...elements.slice(introductionLength)]);
}

/** Compiles the body of a store-only product: the description, and one section of additional information for each heading. */
export function compileCatalogueEntry(markdown: string) {
  const elements = toElements(parseMarkdown(markdown).children);
  const starts = elements.flatMap(({ tagName }, index) => (tagName === 'h2' ? [index] : []));
  const info = starts.map((start, index) => {
    const [heading, ...content] = elements.slice(start, starts[index + 1]);
    return { title: heading ? getText(heading) : '', description: toHtml(content) };
  });
  return { description: toHtml(elements.slice(0, starts[0])), info };
}
