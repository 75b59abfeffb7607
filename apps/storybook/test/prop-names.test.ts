import { expect, it } from 'vitest';
import { readComponentProps } from './component-props.ts';

// The convention of the README of `@vitrine/ui`, for the names of the props of all components.

const props = [...readComponentProps()].flatMap(([component, names]) => names.map((name) => `${component}.${name}`));

/** The name of a form field, and the name of a person. */
const otherNames = ['SearchField.name', 'AuthorNote.name'];

it.each([
  ['booleans have no prefix', /\.(?:is|has|should)[A-Z]/],
  ['changes are reported by `onValueChange` and `onOpenChange`', /\.on(?:Change|Close|Open|Select|Toggle|Input)$/],
  ['pictures are one object', /\.(?:src|srcSet|sizes|alt|imageUrl|picture|thumbnail)$/],
  ['what a component shows has a `title`', /\.(?:name|heading|headline)$/],
  [
    'texts of controls are `labels`',
    /\.(?:close|add|remove|details|increase|decrease|submit|clear|zoom)(?:Label|Text)$/,
  ],
])('%s', (_rule, forbiddenName) => {
  expect(props.filter((prop) => forbiddenName.test(prop) && !otherNames.includes(prop))).toEqual([]);
});
