import type { Element, ElementContent } from 'hast';
import type { Blockquote, Heading, Html, Link, Nodes, Parents, Table } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { Handlers, State } from 'mdast-util-to-hast';
import { ContentError } from './content-error.ts';

const createElement = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/**
 * Creates a table. The first column has row headers, except in `:::records`. A table whose header cells are all empty has row headers only.
 * Cells of a column of numbers have the class `number`, which aligns them.
 */
function createTable(state: State, node: Table, parent: Parents | undefined): Element {
  const isRecords = parent?.type === 'containerDirective' && parent.name === 'records';
  const [head, ...rows] = node.children.map((row) => row.children.map((cell) => trimBar(state.all(cell))));
  const hasHead = (head ?? []).some((cell) => cell.length > 0);
  const getClass = (column: number) =>
    hasHead && column > 0 && rows.every((cells) => isNumber(cells[column])) ? { className: ['number'] } : {};
  const headCells = (head ?? []).map((cell, column) =>
    createElement('th', { scope: 'col', ...getClass(column) }, cell),
  );
  const body = rows.map((cells) =>
    createElement(
      'tr',
      {},
      cells.map((cell, column) =>
        column === 0 && !isRecords
          ? createElement('th', { scope: 'row' }, cell)
          : createElement('td', getClass(column), cell),
      ),
    ),
  );
  const thead = hasHead ? [createElement('thead', {}, [createElement('tr', {}, headCells)])] : [];
  return createElement('table', {}, [...thead, createElement('tbody', {}, body)]);
}

/**
 * Whether a cell contains only a number with its sign and unit symbol, such as “−12.5 %” or “€2,000”; Arabic writes the euro as a word. A bar makes
 * it a chart instead.
 */
function isNumber(cell: ElementContent[] | undefined): boolean {
  const [text, ...others] = cell ?? [];
  return (
    text?.type === 'text' && others.length === 0 && /^[^\p{L}]*\d[^\p{L}]*$/u.test(text.value.replace('يورو', '€'))
  );
}

/** Removes the space between the text of a cell and its bar. */
function trimBar(cell: ElementContent[]): ElementContent[] {
  const [text, bar] = cell;
  if (text?.type === 'text' && bar?.type === 'element' && bar.tagName === 'svg') text.value = text.value.trimEnd();
  return cell;
}

/**
 * Creates a bar for a table cell, from `:bar{from=20 to=50}` or `:loss{…}`, in percent of the width of the cell. It repeats the number in the
 * cell, so it is hidden from assistive technology. CSS sets its color and mirrors it in right-to-left text.
 */
function createBar(node: TextDirective): Element {
  const [from, to] = [node.attributes?.from ?? '0', node.attributes?.to].map(Number);
  if (from === undefined || to === undefined || !(from >= 0 && from < to && to <= 100))
    throw new ContentError(`write where the bar ends, in percent: “:${node.name}{to=50}” or “{from=20 to=50}”.`, node);
  const className = node.name === 'loss' ? 'loss' : 'plain';
  const rect = createElement('rect', { x: `${from}`, width: `${to - from}`, height: '8', className: [className] }, []);
  return createElement('svg', { viewBox: '0 0 100 8', preserveAspectRatio: 'none', ariaHidden: 'true' }, [rect]);
}

function convertTextDirective(state: State, node: TextDirective): Element {
  if (node.name === 'bar' || node.name === 'loss') return createBar(node);
  // Words in another language, such as `:fr[mentions légales]`
  if (/^[a-z]{2}$/.test(node.name)) return createElement('em', { lang: node.name }, state.all(node));
  throw new ContentError(`write a backslash before the colon of “:${node.name}”: there is no such directive.`, node);
}

function convertContainerDirective(state: State, node: ContainerDirective): Element | ElementContent[] {
  if (node.name === 'records') return state.all(node);
  if (node.name === 'address') return createElement('address', {}, state.all(node));
  if (node.name !== 'figure')
    throw new ContentError(`remove “:::${node.name}”: only figure, address and records are allowed here.`, node);
  const [label, ...children] = node.children;
  if (label?.type !== 'paragraph' || !label.data?.directiveLabel)
    throw new ContentError('write the caption of the figure in brackets: “:::figure[…]”.', node);
  const caption = createElement('figcaption', {}, state.all(label));
  return createElement('figure', {}, [...state.all({ ...node, children }), caption]);
}

/** Creates a quotation. A single paragraph needs no element. */
function createBlockquote(state: State, node: Blockquote): Element {
  const [paragraph, ...others] = node.children;
  const isSingle = paragraph?.type === 'paragraph' && others.length === 0;
  return createElement('blockquote', {}, state.all(isSingle ? paragraph : node));
}

/** Returns a handler that rejects an element that the content does not use. */
const reject = (_state: State, node: Nodes): never => {
  throw new ContentError(`remove the ${node.type}: the pages have no style for it.`, node);
};

function createHeading(state: State, node: Heading): Element {
  if (node.depth !== 2 && node.depth !== 3) throw new ContentError('begin the heading with ## or ###.', node);
  const heading = createElement(`h${node.depth}`, {}, state.all(node));
  state.patch(node, heading);
  return heading;
}

/** Creates a link within the site, without a language, or to another site. */
function createLink(state: State, node: Link): Element {
  if (!/^(?:\/(?!\/)|https:\/\/)/.test(node.url))
    throw new ContentError(`begin the link ${node.url} with / or https://.`, node);
  return createElement('a', { href: node.url }, state.all(node));
}

/** Converts the nodes of Markdown that remark-rehype does not know, and rejects raw HTML and elements without a style. */
export const handlers: Handlers = {
  blockquote: createBlockquote,
  break: reject,
  code: reject,
  delete: reject,
  footnoteReference: reject,
  heading: createHeading,
  image: reject,
  imageReference: reject,
  link: createLink,
  linkReference: reject,
  table: createTable,
  thematicBreak: reject,
  textDirective: convertTextDirective,
  containerDirective: convertContainerDirective,
  leafDirective: (_state, node: LeafDirective) => {
    throw new ContentError(`remove “::${node.name}”: there is no such directive.`, node);
  },
  html: (_state, node: Html) => {
    throw new ContentError(`write Markdown instead of the HTML “${node.value.slice(0, 40)}”.`, node);
  },
};
