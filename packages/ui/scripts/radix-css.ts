import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';

/** The classes of Radix Themes that the kit renders, sizes and variants included; every other rule is left out. */
const kept = new Set(
  [
    'radix-themes rt-reset',
    'rt-BaseButton rt-Button rt-IconButton rt-loading',
    'rt-Badge',
    'rt-TextFieldRoot rt-TextFieldInput rt-TextAreaRoot rt-TextAreaInput',
    'rt-BaseDialogOverlay rt-BaseDialogScroll rt-BaseDialogScrollPadding rt-BaseDialogContent',
    'rt-DialogOverlay rt-DialogScroll rt-DialogScrollPadding rt-DialogContent',
    'rt-r-size-2 rt-r-size-3 rt-r-size-4 rt-r-align-center',
    'rt-variant-solid rt-variant-outline rt-variant-ghost rt-variant-surface',
  ]
    .join(' ')
    .split(' '),
);

/** What only some themes or inputs need: other radii and scales, wide-gamut copies, date pickers, high contrast. */
const leftOut =
  /\\:|data-radius='(none|medium|large|full)'|data-scaling='(90|95|105|110)|data-gray-color|data-accent-color='|-datetime-edit|calendar-picker|search-cancel|rt-high-contrast|onepassword/;

const themes = createRequire(import.meta.url).resolve('@radix-ui/themes/package.json');

/** Radix Themes' stylesheet, cut down to the tokens and components that the kit uses. */
export function radixCss(): string {
  const tokens = trim('tokens/base.css');
  const components = trim('components.css');
  removeUnread(components);
  return [note, tokens, components]
    .map((part) => part.toString().trim())
    .join('\n')
    .concat('\n');
}

const note = '/* Made from Radix Themes by `pnpm --filter @vitrine/ui radix-css`; not to be edited. */';

function trim(file: string): Root {
  const root = postcss.parse(readFileSync(new URL(file, `file://${themes}`), 'utf8'));
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules(/^(supports|font-face)$/, (rule) => {
    if (rule.name === 'font-face' || /display-p3|color-mix/.test(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter(isKept);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation[^;]*${rule.params}`).test(root.toString())) rule.remove();
  });
  removeEmpty(root);
  return root;
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';
}

function isKept(selector: string): boolean {
  const classes = selector.match(/(?<=\.)(rt|radix)-[\w-]+/g) ?? [];
  return !leftOut.test(selector) && classes.every((name) => kept.has(name));
}

/** Variables of components that are not kept are declared together with those of the kept ones. */
function removeUnread(root: Root): void {
  const read = new Set(root.toString().match(/(?<=var\()--[\w-]+/g));
  let removed = false;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    removed = true;
  });
  removeEmpty(root);
  if (removed) removeUnread(root);
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' && node.type !== 'rule') return;
    if (node.nodes) removeEmpty(node);
    if (node.nodes?.length === 0) node.remove();
  });
}
