import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { packageFolder } from '../build/package-folder.ts';

const text = z.string().min(1);

/** A regular expression. */
const pattern = (flags: string) => text.transform((source) => new RegExp(source, flags));

const schema = z.strictObject({
  /** Outer and inner quotation marks. */
  quotes: z.tuple([text, text]),
  /** Mistakes in punctuation, spaces and numbers, and how to fix them. */
  typography: z.array(z.strictObject({ find: pattern('u'), todo: text })),
  /** Matches an instruction to the visitor, such as “please try again”. */
  instruction: pattern('iu').optional(),
  /** Names that are the same in every language. */
  names: z.array(text).default([]),
  /** Texts that are correct although they are the same as in English. */
  sameAsEnglish: z.array(text).default([]),
  /** Numbers that a file has in words and English in digits, by file. */
  numbersInWords: z.record(text, z.array(text)).default({}),
  /** Sentences that the specification quotes, by file and key. They must not change, so no other rule applies to them. */
  specQuotes: z.record(text, text).default({}),
  /** Words and phrases to replace. */
  wording: z.array(
    z
      .strictObject({
        find: text,
        todo: text,
        /** A text that the rule must find. */
        example: text,
        caseSensitive: z.boolean().default(false),
        /** Files in which the wording is allowed. */
        exceptIn: z.literal('legal').optional(),
      })
      .transform(({ find, caseSensitive, ...rule }) => ({
        ...rule,
        find: new RegExp(find, caseSensitive ? 'u' : 'iu'),
      })),
  ),
});

/** The rules for texts in one language. */
export type Style = z.infer<typeof schema>;

const styles = new Map<string, Style>();

/** Reads the rules of a language from style/<language>.yaml. */
export function readStyle(language: string): Style {
  const existing = styles.get(language);
  if (existing) return existing;
  const style = schema.parse(parse(readFileSync(join(packageFolder, `style/${language}.yaml`), 'utf8')));
  styles.set(language, style);
  return style;
}
