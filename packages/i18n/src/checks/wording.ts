import type { Entry, Problem } from './entry.ts';
import { splitParagraphs } from './prose.ts';

interface Rule {
  /** Matches the mistake. */
  readonly mistake: RegExp;
  readonly todo: string;
  /** Files in which the wording is allowed. */
  readonly allowedIn?: readonly string[];
}

const legalFiles = ['privacy-policy', 'terms-of-service', 'cookie-policy', 'legal', 'seller'];

/** Rules for agreed terms (glossary.md, docs/languages.md) and for mistakes that were found before. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    { mistake: /\be-mail/i, todo: 'write email' },
    {
      mistake: /\b(?:does|do|did|is|are|has|have|would|will) not [a-z]|\bcannot\b/,
      todo: 'write the contraction (doesn’t, can’t)',
      allowedIn: legalFiles,
    },
    { mistake: /\bteachers?\b/i, todo: 'write trainer' },
  ],
  es: [
    { mistake: /\bordenador/i, todo: 'write equipo, which reads well in Latin America too' },
    { mistake: /\bhorquilla/i, todo: 'write intervalo' },
    { mistake: /\bde media\b(?! jornada)/i, todo: 'write en promedio' },
    { mistake: /\bhonrad/i, todo: 'write honesto' },
  ],
  pt: [
    { mistake: /\becrã/i, todo: 'avoid ecrã, which does not read well in Brazil' },
    { mistake: /\bficheiro/i, todo: 'write documento, which reads well in Brazil too' },
    { mistake: /\bvenda prévia/i, todo: 'write pré-venda' },
    { mistake: /\blho\b/i, todo: 'avoid lho' },
    {
      mistake:
        /(?:^|[.!?:] )(?:Aprende|Começa|Coloca|Descreve|Desenha|Escreve|Indica|Obtém|Precisa|Recebe|Recomeça|Traz|Verifica) /m,
      todo: 'begin the sentence with its subject: the verb reads as an imperative of tu',
    },
    {
      mistake: /\bcódigo (?:civil|comercial|do consumo)/,
      todo: 'write the name of a code with capitals: Código Civil',
    },
  ],
  fr: [
    { mistake: /\bcourriel/i, todo: 'write e-mail; courriel is for the legal documents', allowedIn: legalFiles },
    { mistake: /\batterrissage/i, todo: 'write landing page' },
    { mistake: /\bapprentissage automatique/i, todo: 'write machine learning' },
  ],
  de: [
    { mistake: /\bpro [a-zäöüß]+e[mr] /, todo: 'use the accusative after pro: pro verlorenen Kunden' },
    {
      mistake: /innen und |[*:_]innen/,
      todo: 'use a neutral word (Kundschaft, Beschäftigte), or the generic masculine',
    },
    { mistake: /\bganze[nr]? Inhalt/, todo: 'write vollständiger Inhalt' },
  ],
  ar: [
    { mistake: /لم تبقَ [^.]*سوى/, todo: 'write لم يبقَ: the verb before سوى is masculine' },
    { mistake: /(?:جدول|جداول) (?:ال)?حساب/, todo: 'write جدول بيانات' },
  ],
};

/** Reports wording that the style guide or the glossary forbids. `entries` must not contain sentences that the specification quotes. */
export function findWordingProblems(language: string, entries: readonly Entry[]): Problem[] {
  return entries.flatMap((entry) => {
    const { file, key } = entry;
    const text = splitParagraphs(entry).join('\n');
    return (rules[language] ?? [])
      .filter(({ mistake, allowedIn }) => !allowedIn?.includes(file) && mistake.test(text))
      .map(({ mistake, todo }) => ({ file, key, todo: `${todo}, for “${mistake.exec(text)?.[0]}”.` }));
  });
}
