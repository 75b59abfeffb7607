import type { Entry, Problem } from './entry.ts';
import { paragraphs } from './prose.ts';

interface Rule {
  readonly wrong: RegExp;
  readonly todo: string;
  /** Files in which the wording is right. */
  readonly except?: readonly string[];
}

const legal = ['privacy-policy', 'terms-of-service', 'cookie-policy', 'legal', 'seller'];

/** Decided wordings (glossary.md, docs/languages.md) and mistakes that were found once. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    { wrong: /\be-mail/i, todo: 'write email' },
    {
      wrong: /\b(?:does|do|did|is|are|has|have|would|will) not [a-z]|\bcannot\b/,
      todo: 'write the contraction (doesn’t, can’t)',
      except: legal,
    },
    { wrong: /\bteachers?\b/i, todo: 'write trainer' },
  ],
  es: [
    { wrong: /\bordenador/i, todo: 'write equipo, which reads well in Latin America too' },
    { wrong: /\bhorquilla/i, todo: 'write intervalo' },
    { wrong: /\bde media\b(?! jornada)/i, todo: 'write en promedio' },
    { wrong: /\bhonrad/i, todo: 'write honesto' },
  ],
  pt: [
    { wrong: /\becrã/i, todo: 'avoid ecrã, which does not read well in Brazil' },
    { wrong: /\bficheiro/i, todo: 'write documento, which reads well in Brazil too' },
    { wrong: /\bvenda prévia/i, todo: 'write pré-venda' },
    { wrong: /\blho\b/i, todo: 'avoid lho' },
    {
      wrong:
        /(?:^|[.!?:] )(?:Aprende|Começa|Coloca|Descreve|Desenha|Escreve|Indica|Obtém|Precisa|Recebe|Recomeça|Traz|Verifica) /m,
      todo: 'begin the sentence with its subject: the verb reads as an imperative of tu',
    },
    { wrong: /\bcódigo (?:civil|comercial|do consumo)/, todo: 'write the name of a code with capitals: Código Civil' },
  ],
  fr: [
    { wrong: /\bcourriel/i, todo: 'write e-mail; courriel is for the legal documents', except: legal },
    { wrong: /\batterrissage/i, todo: 'write landing page' },
    { wrong: /\bapprentissage automatique/i, todo: 'write machine learning' },
  ],
  de: [
    { wrong: /\bpro [a-zäöüß]+e[mr] /, todo: 'use the accusative after pro: pro verlorenen Kunden' },
    { wrong: /innen und |[*:_]innen/, todo: 'use a neutral word (Kundschaft, Beschäftigte), or the generic masculine' },
    { wrong: /\bganze[nr]? Inhalt/, todo: 'write vollständiger Inhalt' },
  ],
  ar: [
    { wrong: /لم تبقَ [^.]*سوى/, todo: 'write لم يبقَ: the verb before سوى is masculine' },
    { wrong: /(?:جدول|جداول) (?:ال)?حساب/, todo: 'write جدول بيانات' },
  ],
};

/** Reports wordings that the style guide or the glossary forbids. `entries` must not contain sentences that the specification quotes. */
export function wordingProblems(language: string, entries: readonly Entry[]): Problem[] {
  return entries.flatMap((entry) => {
    const words = paragraphs(entry).join('\n');
    return (rules[language] ?? [])
      .filter(({ wrong, except }) => !except?.includes(entry.file) && wrong.test(words))
      .map(({ wrong, todo }) => ({
        file: entry.file,
        key: entry.key,
        todo: `${todo}, for “${wrong.exec(words)?.[0]}”.`,
      }));
  });
}
