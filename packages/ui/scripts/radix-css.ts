import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';

/** The classes of Radix Themes that the kit uses. Rules for other classes are removed. */
const usedClasses = new Set(
  [
    'radix-themes rt-reset',
    'rt-BaseButton rt-Button rt-IconButton rt-loading',
    'rt-Badge',
    'rt-Spinner rt-SpinnerLeaf',
    'rt-TextFieldRoot rt-TextFieldInput rt-TextAreaRoot rt-TextAreaInput',
    'rt-BaseDialogOverlay rt-BaseDialogScroll rt-BaseDialogScrollPadding rt-BaseDialogContent',
    'rt-DialogOverlay rt-DialogScroll rt-DialogScrollPadding rt-DialogContent',
    'rt-r-size-2 rt-r-size-3 rt-r-size-4 rt-r-align-center',
    'rt-variant-solid rt-variant-outline rt-variant-ghost rt-variant-surface',
  ]
    .join(' ')
    .split(' '),
);

/**
 * Selectors of features that the kit does not use, such as responsive props, other radii, date inputs and high contrast. Rules with
 * `:root:where(:has(…))` set the color scheme, which `base.css` does instead: `:has()` on the root makes browsers recalculate the style of
 * every element whenever an element is added.
 */
const unusedFeaturePattern =
  /:root:where\(:has|\\:|data-radius='(none|medium|large|full)'|data-scaling='(90|95|105|110)|data-gray-color|data-accent-color='|-datetime-edit|calendar-picker|search-cancel|rt-high-contrast|onepassword/;

const themesPackageJson = createRequire(import.meta.url).resolve('@radix-ui/themes/package.json');

/**
 * Returns the style sheet of Radix Themes without unused rules and custom properties: 6 kB compressed instead of 39 kB. The resets are a
 * sheet of their own. In a lower layer, they do not override the rules of those components that only the whole sheet of Radix Themes has.
 */
export function generateRadixCss(): { reset: string; components: string } {
  const tokens = parseUsedRules('tokens/base.css');
  const components = parseUsedRules('components.css');
  removeUnusedProperties(components);
  return {
    reset: toSheet(selectRules(components, isReset)),
    components: toSheet(
      tokens,
      selectRules(components, (rule) => !isReset(rule)),
    ),
  };
}

const isReset = (rule: Rule) => rule.selectors.every((selector) => selector.startsWith('.rt-reset'));

const toSheet = (...parts: readonly Root[]) =>
  [banner, ...parts]
    .map((part) => part.toString().trim())
    .join('\n')
    .concat('\n');

function selectRules(root: Root, isSelected: (rule: Rule) => boolean): Root {
  const selection = root.clone();
  selection.walkRules((rule) => {
    if (!isKeyframe(rule) && !isSelected(rule)) rule.remove();
  });
  removeUnusedKeyframes(selection);
  removeEmptyRules(selection);
  return selection;
}

const banner = '/* Generated from Radix Themes by scripts/generate.ts. */';

function parseUsedRules(file: string): Root {
  const root = postcss.parse(readFileSync(new URL(file, `file://${themesPackageJson}`), 'utf8'));
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules(/^(supports|font-face)$/, (rule) => {
    if (rule.name === 'font-face' || /display-p3|color-mix/.test(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter(isUsedSelector);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  removeUnusedKeyframes(root);
  removeEmptyRules(root);
  return root;
}

function removeUnusedKeyframes(root: Root): void {
  root.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation[^;]*${rule.params}`).test(root.toString())) rule.remove();
  });
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';
}

function isUsedSelector(selector: string): boolean {
  const classes = selector.match(/(?<=\.)(rt|radix)-[\w-]+/g) ?? [];
  return !unusedFeaturePattern.test(selector) && classes.every((name) => usedClasses.has(name));
}

/** Removes custom properties that no remaining rule of the file uses. Radix Themes declares those of all components in one rule. */
function removeUnusedProperties(root: Root): void {
  const usedProperties = new Set(root.toString().match(/(?<=var\()--[\w-]+/g));
  let hasRemovedProperty = false;
  root.walkDecls(/^--/, (declaration) => {
    if (usedProperties.has(declaration.prop)) return;
    declaration.remove();
    hasRemovedProperty = true;
  });
  removeEmptyRules(root);
  if (hasRemovedProperty) removeUnusedProperties(root);
}

function removeEmptyRules(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' && node.type !== 'rule') return;
    if (node.nodes) removeEmptyRules(node);
    if (node.nodes?.length === 0) node.remove();
  });
}
