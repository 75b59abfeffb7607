import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import jsToXliff12 from 'xliff/jsToXliff12';
import xliff12ToJs from 'xliff/xliff12ToJs';
import { parse } from 'yaml';
import { packageFolder } from '../build/package-folder.ts';
import { splitPlural } from '../checks/entry.ts';
import { listFields } from '../checks/read-language.ts';
import { fallbackLanguage, isLanguage, type Language, pluralCategories } from '../src/languages.ts';

/** A file of messages. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

const readSource = (language: string, namespace: string) =>
  readFileSync(join(packageFolder, `locales/${language}/${namespace}.json`), 'utf8');

const namespaces = readdirSync(join(packageFolder, 'locales/en')).map((file) => file.replace('.json', ''));

/** The notes for translators, by the beginning of an id such as `cart:title`. */
const notes: Readonly<Record<string, string>> = parse(readFileSync(join(packageFolder, 'descriptions.yaml'), 'utf8'));

/** Returns the notes that apply to a message, the general ones first. */
export const findNotes = (id: string): string[] =>
  Object.entries(notes)
    .filter(([key]) => id === key || id.startsWith(`${key}:`) || id.startsWith(`${key}.`))
    .map(([, note]) => note);

/** Lists the messages of a namespace by key, with one key per plural form of the language. */
function listMessages(namespace: string, language: Language): Map<string, string> {
  const english = listFields(namespace, readSource('en', namespace));
  const forms = english.flatMap(({ key, text }): [string, string][] => {
    const { base, category } = splitPlural(key);
    if (!category) return [[key, text]];
    // English has fewer plural forms than some languages. `other` is the source of the additional ones.
    return category === 'other' ? pluralCategories(language).map((form) => [`${base}_${form}`, text]) : [];
  });
  const sources = new Map(forms);
  for (const { key, text } of english) if (sources.has(key)) sources.set(key, text);
  return sources;
}

/** Creates an XLIFF 1.2 file with the messages of a language, their English texts and the notes for translators. */
export function exportXliff(language: Language): Promise<string> {
  const resources = namespaces.map((namespace) => {
    const translated = new Map(
      listFields(namespace, readSource(language, namespace)).map(({ key, text }) => [key, text]),
    );
    const units = [...listMessages(namespace, language)].map(([key, source]) => {
      const note = findNotes(`${namespace}:${key}`).join(' ');
      return [key, { source, target: translated.get(key) ?? '', ...(note && { note }) }];
    });
    return [namespace, Object.fromEntries(units)];
  });
  return jsToXliff12({ sourceLanguage: 'en', targetLanguage: language, resources: Object.fromEntries(resources) });
}

/** Sets a nested message, such as `lines.label`. */
function setMessage(messages: MessageTree, [name = '', ...path]: readonly string[], text: string): void {
  if (path.length === 0) {
    messages[name] = text;
    return;
  }
  const child = messages[name];
  const branch = typeof child === 'object' ? child : {};
  messages[name] = branch;
  setMessage(branch, path, text);
}

/** Reads the translations of an XLIFF 1.2 file. Returns the language, and the messages by namespace, with those that the file lacks unchanged. */
export async function importXliff(xml: string): Promise<{ language: Language; messages: Map<string, MessageTree> }> {
  const { targetLanguage, resources } = await xliff12ToJs(xml);
  // Some platforms change the code, for example to `fr-FR`.
  if (!isLanguage(targetLanguage) || targetLanguage === fallbackLanguage)
    throw new Error(`The target language “${targetLanguage}” is not the code of a translation.`);
  const messages = Object.entries(resources).map(([namespace, units]): [string, MessageTree] => {
    if (!namespaces.includes(namespace)) throw new Error(`There is no namespace “${namespace}”.`);
    const tree: MessageTree = JSON.parse(readSource(targetLanguage, namespace));
    for (const [key, { target }] of Object.entries(units)) if (target) setMessage(tree, key.split('.'), target);
    return [namespace, tree];
  });
  return { language: targetLanguage, messages: new Map(messages) };
}
