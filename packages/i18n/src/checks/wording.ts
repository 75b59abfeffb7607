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
      mistake: /\b(?:does|do|did|is|are|has|have|would|will) not\b|\bcannot\b/,
      todo: 'write the contraction (doesn’t, can’t)',
      allowedIn: legalFiles,
    },
    {
      mistake: /\b(?:It|That|There|Here) is [a-z]|\b(?:[Yy]ou|[Ww]e|[Tt]hey) (?:are|will) [a-z]/,
      todo: 'write the contraction (that’s, you’ll)',
      allowedIn: legalFiles,
    },
    {
      mistake: /\bdata (?:are|have|stop|come)\b/i,
      todo: 'write data is: data is singular outside the legal documents',
      allowedIn: legalFiles,
    },
    { mistake: /\bteachers?\b/i, todo: 'write trainer' },
    { mistake: /\b(?:models?|notebook|project) (?:in)?to service\b/, todo: 'write into production' },
    { mistake: /\bcommented solution/, todo: 'write annotated solution' },
    { mistake: /\bspeaks? (?:for|against)\b/, todo: 'write the case for and against' },
    { mistake: /\b(?:calculate along|free date|On sale)\b/, todo: 'rephrase: this is a literal translation' },
    {
      mistake: /\b\w+(?:alyz|aniz|imiz)(?:e|ed|es|ing)\b|\b(?:catalog|center|color|favor|license)s?\b/i,
      todo: 'use the British spelling',
    },
  ],
  es: [
    { mistake: /\bordenador/i, todo: 'write equipo, which reads well in Latin America too' },
    { mistake: /\bhorquilla/i, todo: 'write intervalo' },
    { mistake: /\bde media\b(?! jornada)/i, todo: 'write en promedio' },
    { mistake: /\bhonrad/i, todo: 'write honesto' },
    { mistake: /\bintroduzca/i, todo: 'write escriba, which reads well in Latin America too' },
    { mistake: /\brellen/i, todo: 'write completar, which reads well in Latin America too' },
    { mistake: /\btramit(?:ar|e)\b/i, todo: 'write finalizar la compra' },
    { mistake: /\bpartes? de horas/i, todo: 'write registro de horas' },
    { mistake: /\balbar[aá]n/i, todo: 'write nota de entrega' },
    { mistake: /\bhablan? (?:a favor|en contra)/i, todo: 'write argumentos a favor y en contra' },
    { mistake: /\ben directo\b/i, todo: 'write en vivo, which reads well in Latin America too' },
    { mistake: /\bdeprisa\b/i, todo: 'write rápido, which reads well in Latin America too' },
    { mistake: /\b(?:modelos?|proyectos?|poner) en servicio/, todo: 'write en producción' },
    { mistake: /\bcasos pasados/i, todo: 'write casos anteriores or ya resueltos' },
  ],
  pt: [
    { mistake: /\becrã/i, todo: 'avoid ecrã, which does not read well in Brazil' },
    { mistake: /\bficheiro/i, todo: 'write documento, which reads well in Brazil too' },
    { mistake: /\bvenda prévia/i, todo: 'write pré-venda' },
    { mistake: /\blho\b/i, todo: 'avoid lho' },
    { mistake: /\bem direto\b/i, todo: 'write ao vivo, which reads well in Brazil too' },
    { mistake: /\bsítio/i, todo: 'write lugar, which reads well in Brazil too' },
    { mistake: /\bmorada/i, todo: 'write endereço, which reads well in Brazil too' },
    { mistake: /\btelemóve/i, todo: 'write smartphone, which reads well in Brazil too' },
    { mistake: /(?<!\p{L})A \p{L}+[aei]r…/u, todo: 'write a noun, such as Pesquisa em curso…, for A pesquisar…' },
    { mistake: /\b(?:modelos?|projetos?) em serviço/, todo: 'write em produção' },
    { mistake: /\bintroduza/i, todo: 'write indique, which reads well in Brazil too' },
    { mistake: /\bconsigo\b/i, todo: 'rephrase: in Brazil, consigo does not mean “with you”' },
    { mistake: /\bmeio dia\b/i, todo: 'write uma manhã ou uma tarde: it is read as noon' },
    { mistake: /\bcasos passados/i, todo: 'write casos anteriores or já resolvidos' },
    { mistake: /(?<!\p{L})à deriva(?! dos)/iu, todo: 'write à deriva dos dados: alone, it means adrift' },
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
    { mistake: /\bventes? préalables?/i, todo: 'write prévente' },
    { mistake: /^Plus de /m, todo: 'write Autres or Davantage de: “Plus de” also means “no more”' },
    { mistake: /\bplaide(?:nt)? (?:pour|contre)/i, todo: 'write arguments pour et contre' },
    { mistake: /\b(?:modèles?|projet) en service|notebook au service/, todo: 'write en production' },
    { mistake: /\bcas passés/i, todo: 'write cas déjà traités' },
    { mistake: /(?<!\p{L})à la dérive(?! des)/iu, todo: 'write à la dérive des données: alone, it means adrift' },
  ],
  de: [
    { mistake: /\bpro [a-zäöüß]+e[mr] /, todo: 'use the accusative after pro: pro verlorenen Kunden' },
    {
      mistake: /innen und |[*:_]innen/,
      todo: 'use a neutral word (Kundschaft, Beschäftigte), or the generic masculine',
    },
    { mistake: /\bganze[nr]? Inhalt/, todo: 'write vollständiger Inhalt' },
    { mistake: /\b(sie|die|der|das) \1\b/i, todo: 'rephrase: the same word appears twice in a row' },
    { mistake: /Werkzeug(?!kasten)/, todo: 'write Tool, Programm or System for software' },
    { mistake: /\bGeld verlier/, todo: 'write Verlust machen for campaigns and budgets' },
    { mistake: /\bScheiben?\b/, todo: 'write Tranche for a part of a budget' },
    { mistake: /\bProbeseite/, todo: 'write Leseprobe' },
    { mistake: /\bWochen zu (?!Wochen)/, todo: 'write bei vier Stunden pro Woche' },
    { mistake: /\bvergangenen? Fälle/, todo: 'write abgeschlossene Fälle' },
  ],
  ar: [
    { mistake: /لم تبقَ [^.]*سوى/, todo: 'write لم يبقَ: the verb before سوى is masculine' },
    { mistake: /(?:جدول|جداول) (?:ال)?حساب/, todo: 'write جدول بيانات' },
    { mistake: /اً/, todo: 'write the tanwin before the alif: ًا' },
    {
      mistake: /(?<!\p{L})[وف]?(?:الى|اذا|او|ان|انت|الان|الانترنت)(?!\p{L})/u,
      todo: 'write the hamza: إلى، إذا، أو، أن، أنت، الآن، الإنترنت',
    },
    { mistake: /(?<![\d.,])(?:[3-9]|10) \p{L}+ًا/u, todo: 'write the plural after 3 to 10: 5 أيام' },
    { mistake: /(?<![\d.,])(?:1[1-9]|[2-9]\d) \p{L}+ات(?!\p{L})/u, todo: 'write the singular after 11 to 99: 20 ساعة' },
    { mistake: /عصر يوم واحد/, todo: 'write نصف يوم' },
    { mistake: /(?:مقرر أول|دورة أولى)/, todo: 'write مقرر تمهيدي, دورة للمبتدئين' },
    { mistake: /(?:نموذج|النماذج|المشروع)[^.،]* في الخدمة/, todo: 'write في بيئة الإنتاج' },
    { mistake: /(?:طرف|أطراف) (?:ال)?ثالث/, todo: 'write جهة خارجية' },
    { mistake: /الدوال وجداول البيانات/, todo: 'write أُطر البيانات for data frames: جدول بيانات is a spreadsheet' },
    { mistake: /بيان الإشغال/, todo: 'write رسم بياني for a chart' },
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
