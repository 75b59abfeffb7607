import { isValidElement } from 'react';
import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

/** Describes the type of an array, such as `string[]` or `{ title, detail }[]`. */
function describeArray([item]: readonly unknown[]): string {
  if (isValidElement(item)) return 'ReactElement[]';
  return typeof item === 'object' && item !== null ? `{ ${Object.keys(item).join(', ')} }[]` : `${typeof item}[]`;
}

const getTypeName = (type: SBType): string =>
  'value' in type && typeof type.value === 'string' ? type.value : type.name;

/** What the documentation generator writes for a type that it does not describe. */
const incompleteSummary = /^(union|intersection|unknown|array|Pick)$/;

/** Describes such a type. */
function describeType(type: SBType | undefined, value: unknown): string | undefined {
  if (type?.name === 'enum') return type.value.map((item) => JSON.stringify(item).replaceAll('"', "'")).join(' | ');
  if (type?.name === 'union') return type.value.map(getTypeName).join(' | ');
  if (type?.name === 'intersection') return type.value.map(getTypeName).join(' & ');
  if (Array.isArray(value)) return describeArray(value);
  return typeof value === 'object' && value !== null ? `{ ${Object.keys(value).join(', ')} }` : undefined;
}

const typesWithControl = ['boolean', 'string', 'number', 'enum'];

/** The items of an array, or the values of an object that is no element. */
const getValues = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null && !isValidElement(value) ? Object.values(value) : [];

const containsElement = (value: unknown): boolean => isValidElement(value) || getValues(value).some(containsElement);

const containsFunction = (value: unknown): boolean =>
  typeof value === 'function' || getValues(value).some(containsFunction);

/** Returns why a prop has no control, or undefined if it has one. The control of an element would list its internal properties. */
function explainMissingControl(type: string, value: unknown): string | undefined {
  if (containsElement(value)) return 'An element has no control: change it in the code.';
  if (typeof value === 'function' || /=>|^function$|Handler|ComponentType/.test(type))
    return 'A function has no control: pass yours in the code.';
  if (containsFunction(value)) return 'An object with functions has no control: pass yours in the code.';
  if (/^RefObject/.test(type)) return 'A ref has no control: pass yours in the code.';
  return undefined;
}

/** Returns the control of a prop whose type Storybook does not know. Text is a valid `ReactNode`. */
const getControl = (type: string, value: unknown) =>
  typeof value === 'string' || /^ReactNode$|\bstring \| null\b/.test(type)
    ? { type: 'text' as const }
    : { type: 'object' as const };

const typesOfControls: Readonly<Record<string, string>> = { text: 'string', number: 'number', boolean: 'boolean' };

/** Returns the type of a prop that has no documented type, but a control. */
const getTypeOfControl = ({ control }: Partial<StrictInputType>) =>
  typesOfControls[String(typeof control === 'object' ? control.type : control)];

const withoutComments = (type: string) => type.replaceAll(/\/\*\*.*?\*\/\s*/gs, '');

/** Describes a prop of the HTML element that a story sets. */
const describeInherited = (name: string): Partial<StrictInputType> =>
  name === 'children'
    ? { description: 'The content of the element.', table: { type: { summary: 'ReactNode' } } }
    : { description: 'Passed to the element, as all its other props.' };

/** Whether this is a prop of the HTML element that is only in the table because the component sets a default value. */
const isInherited = ({ type, description }: Partial<StrictInputType>, value: unknown) =>
  !(typeof type === 'object' && type.name) && !description && value === undefined;

/** Describes the types of props completely, and gives each prop a control or the reason why it has none. */
export const makeArgTypesReadable: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    // Storybook adds the args without documentation after this, so they are not in `argTypes` yet.
    Object.keys({ ...initialArgs, ...argTypes }).flatMap((name) => {
      const value = initialArgs[name];
      const argType = argTypes[name] ?? { name, ...describeInherited(name) };
      if (isInherited(argType, value)) return [];
      const type = typeof argType.type === 'object' ? argType.type : undefined;
      const documentedSummary = String(argType.table?.type?.summary ?? getTypeOfControl(argType) ?? typeof value);
      const summary = incompleteSummary.test(documentedSummary)
        ? (describeType(type, value) ?? documentedSummary)
        : withoutComments(documentedSummary);
      const described = { ...argType, table: { ...argType.table, type: { ...argType.table?.type, summary } } };
      const reason = explainMissingControl(summary, value);
      if (reason)
        return [[name, { ...described, control: false, description: addSentence(argType.description, reason) }]];
      if (argType.control || (type && typesWithControl.includes(type.name))) return [[name, described]];
      return [[name, { ...described, control: getControl(summary, value) }]];
    }),
  );

const addSentence = (description: string | undefined, sentence: string) =>
  [description, `*${sentence}*`].filter(Boolean).join(' ');

// Runs after the enhancers that read the documentation.
makeArgTypesReadable.secondPass = true;
