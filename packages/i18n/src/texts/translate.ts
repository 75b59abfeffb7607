type PluralSuffix = `_${Intl.LDMLPluralRule}`;

type Values = Record<string, string | number>;

type WithoutPlural<Key extends string> = Key extends `${infer Base}${PluralSuffix}` ? Base : Key;

/** Key of a text: nested ones joined by dots, those with a plural without its suffix (`lines.title` for `title_one`, `title_other`). */
export type TextKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutPlural<Key> : `${Key}.${TextKey<Texts[Key]>}`;
}[keyof Texts & string];

type Own<Texts, Key extends string> = Key extends keyof Texts
  ? Texts[Key]
  : Texts[keyof Texts & `${Key}${PluralSuffix}`];

type TextAt<Texts, Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Texts
    ? TextAt<Texts[Head], Rest>
    : never
  : Own<Texts, Key>;

type HasPlural<Texts, Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Texts
    ? HasPlural<Texts[Head], Rest>
    : never
  : Key extends keyof Texts
    ? never
    : true;

type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Placeholder<Rest> : never;

type Needed<Texts, Key extends string> =
  | Placeholder<TextAt<Texts, Key>>
  | (HasPlural<Texts, Key> extends never ? never : 'count');

/** What a text asks for beside its key: a value for each `{{placeholder}}`, a number for the `count` of a plural. */
export type TextValues<Texts, Key extends string> =
  string extends TextAt<Texts, Key>
    ? [values?: Values]
    : [Needed<Texts, Key>] extends [never]
      ? []
      : [values: { [Name in Needed<Texts, Key>]: Name extends 'count' ? number : string | number }];

/** Gives the text of a key, with its values filled in. A wrong key and a missing value do not compile. */
export type Translate<Texts> = <Key extends TextKey<Texts>>(key: Key, ...values: TextValues<Texts, Key>) => string;
