import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';

/** The classes of Radix Themes that the kit uses, by the folder of their component. Rules for other classes are removed. */
const usedClasses: Readonly<Record<string, string>> = {
  badge: 'rt-Badge rt-r-size-2 rt-variant-solid',
  button:
    'rt-BaseButton rt-Button rt-IconButton rt-loading rt-r-size-3 rt-r-size-4 rt-variant-solid rt-variant-outline rt-variant-ghost',
  dialog: [
    'rt-BaseDialogOverlay rt-BaseDialogScroll rt-BaseDialogScrollPadding rt-BaseDialogContent',
    'rt-DialogOverlay rt-DialogScroll rt-DialogScrollPadding rt-DialogContent rt-r-size-4 rt-r-align-start',
  ].join(' '),
  'form-field': 'rt-TextFieldRoot rt-TextFieldInput rt-TextAreaRoot rt-TextAreaInput rt-r-size-3 rt-variant-surface',
  // A button that is loading has the smaller one.
  spinner: 'rt-Spinner rt-SpinnerLeaf rt-r-size-2 rt-r-size-3',
};

/**
 * Selectors of features that the kit does not use, such as responsive props, other radii, date inputs, high contrast, drawn scrollbars and other
 * icon buttons. Rules with `:root:where(:has(…))` set the color scheme, which `base.css` does instead: `:has()` on the root makes browsers
 * recalculate the style of every element whenever an element is added.
 */
const unusedFeaturePattern =
  /:root:where\(:has|\\:|data-radius='(none|medium|large|full)'|data-scaling='(90|95|105|110)|data-gray-color|data-accent-color='|-datetime-edit|calendar-picker|type='date'|decoration-container|-scrollbar|search-cancel|rt-high-contrast|onepassword|rt-IconButton:where\(:not|rt-IconButton.*size-4|radix-themes:where\(\.(light|dark)/;

const themesPackageJson = createRequire(import.meta.url).resolve('@radix-ui/themes/package.json');

/** Conditions of wide-gamut colors, of browsers without `:has()`, and of the minimum height, which `base.css` overrides. */
const unusedConditionPattern = /display-p3|color-mix|not selector|dvh/;

/** The longer names of the classes `dark` and `light`, which the colors of the kit do not know. */
const otherThemeClassPattern = /, \.(?:dark|light)-theme/g;

interface RadixCss {
  /** What all components need: tokens, and the rules of the theme. */
  base: string;
  /**
   * The resets. In a lower layer, they do not override the rules of those components that only the whole sheet of Radix Themes has.
   */
  reset: string;
  /** The rules of single components, by folder. */
  components: Record<string, string>;
}

/** Returns the style sheet of Radix Themes without unused rules and custom properties. `kitCss` are the sheets of the kit itself. */
export function generateRadixCss(kitCss: string): RadixCss {
  const components = Object.entries(usedClasses).map(
    ([folder, classes]) => [folder, parseUsedRules('components.css', classes)] as const,
  );
  for (const [, root] of components) removeUnusedProperties(root);
  const parts = components.map(
    ([folder, root]) => [folder, toSheet(selectRules(root, (rule) => !isReset(rule)))] as const,
  );
  const reset = toSheet(
    selectRules(
      parseUsedRules('components.css', 'rt-reset'),
      (rule) => isReset(rule) && !unusedResetPattern.test(rule.selector),
    ),
  );
  const base = parseUsedRules('tokens/base.css', '');
  removeUnusedProperties(base, [kitCss, reset, ...parts.map(([, css]) => css)].join('\n'));
  return { base: toSheet(base), reset, components: Object.fromEntries(parts) };
}

/** Resets of elements that no component of Radix Themes in the kit renders. */
const unusedResetPattern =
  /:where\((body|h1|address|label|select|table|caption|td|th|abbr|canvas|del|fieldset|legend|li|ol|iframe|ins|img|svg|mark|pre|q|sub|details|video|input\[)\b/;

const isReset = (rule: Rule) => rule.selectors.every((selector) => selector.startsWith('.rt-reset'));

const toSheet = (root: Root) => `${banner}\n${root.toString().trim()}\n`;

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

function parseUsedRules(file: string, usedClasses: string): Root {
  const classes = new Set(['radix-themes', ...usedClasses.split(' ')]);
  const root = postcss.parse(readFileSync(new URL(file, `file://${themesPackageJson}`), 'utf8'));
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules(/^(supports|font-face)$/, (rule) => {
    if (rule.name === 'font-face' || unusedConditionPattern.test(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter((selector) => isUsedSelector(selector, classes));
    if (selectors.length === 0) rule.remove();
    else rule.selector = selectors.join(',\n').replaceAll(otherThemeClassPattern, '');
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

function isUsedSelector(selector: string, usedClasses: ReadonlySet<string>): boolean {
  const classes = selector.match(/(?<=\.)(rt|radix)-[\w-]+/g) ?? [];
  return !unusedFeaturePattern.test(selector) && classes.every((name) => usedClasses.has(name));
}

/** Removes custom properties that neither a remaining rule of the file nor `otherCss` uses. */
function removeUnusedProperties(root: Root, otherCss = ''): void {
  const usedProperties = new Set((root.toString() + otherCss).match(/(?<=var\()--[\w-]+/g));
  let hasRemovedProperty = false;
  root.walkDecls(/^--/, (declaration) => {
    if (usedProperties.has(declaration.prop)) return;
    declaration.remove();
    hasRemovedProperty = true;
  });
  removeEmptyRules(root);
  if (hasRemovedProperty) removeUnusedProperties(root, otherCss);
}

function removeEmptyRules(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' && node.type !== 'rule') return;
    if (node.nodes) removeEmptyRules(node);
    if (node.nodes?.length === 0) node.remove();
  });
}
