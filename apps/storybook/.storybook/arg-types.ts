import { isValidElement } from 'react';
import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

/** Describes the type of an array, such as `string[]` or `{ title, detail }[]`. */
function describeArray([item]: readonly unknown[]): string {
  if (isValidElement(item)) return 'ReactElement[]';
  return typeof item === 'object' && item !== null ? `{ ${Object.keys(item).join(', ')} }[]` : `${typeof item}[]`;
}

const getTypeName = (type: SBType): string =>
  'value' in type && typeof type.value === 'string' ? type.value : type.name;

/** Describes a type that the documentation generator only calls `union`, `intersection` or `unknown`. */
function describeType(type: SBType | undefined, value: unknown): string | undefined {
  if (type?.name === 'enum') return type.value.map((item) => JSON.stringify(item).replaceAll('"', "'")).join(' | ');
  if (type?.name === 'union') return type.value.map(getTypeName).join(' | ');
  if (type?.name === 'intersection') return type.value.map(getTypeName).join(' & ');
  return Array.isArray(value) ? describeArray(value) : undefined;
}

const typesWithControl = ['boolean', 'string', 'number', 'enum', 'function'];

const containsElement = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some(isValidElement));

/** Whether the control for this value would be an empty JSON editor, or would list the internal properties of an element. */
const isControlUseless = (value: unknown): boolean =>
  value === undefined ||
  typeof value === 'function' ||
  containsElement(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some((item) => typeof item === 'function'));

/** Describes elements, which Storybook would call `object` or `array`. */
const getUndocumentedType = (value: unknown) =>
  containsElement(value) ? { table: { type: { summary: 'ReactNode' } } } : undefined;

/** Describes the types of props completely, and removes or simplifies controls that show JSON. */
export const makeArgTypesReadable: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    // Storybook adds the args without documentation after this, so they are not in `argTypes` yet.
    Object.keys({ ...initialArgs, ...argTypes }).map((name) => {
      const argType = argTypes[name] ?? { name, ...getUndocumentedType(initialArgs[name]) };
      const type = typeof argType.type === 'object' ? argType.type : undefined;
      const value = initialArgs[name];
      const summary = /^(union|intersection|unknown|array)$/.test(String(argType.table?.type?.summary))
        ? describeType(type, value)
        : undefined;
      const described = summary ? { ...argType, table: { ...argType.table, type: { summary } } } : argType;
      if (type && typesWithControl.includes(type.name)) return [name, described];
      if (typeof value === 'string') return [name, { ...described, control: { type: 'text' } }];
      return [name, isControlUseless(value) ? { ...described, control: false } : described];
    }),
  );

// Runs after the enhancers that read the documentation.
makeArgTypesReadable.secondPass = true;
