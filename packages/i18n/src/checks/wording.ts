import type { Entry, Problem } from './entry.ts';
import { splitParagraphs } from './prose.ts';

interface Rule {
  /** Matches the mistake. */
  readonly mistake: RegExp;
  /** How to fix it, written for translators. */
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
    { mistake: /\bvendors?\b/i, todo: 'write supplier' },
    { mistake: /\breservations?\b/i, todo: 'write caveat: a reservation is also a booking' },
    { mistake: /\bof chapter \d/, todo: 'write in chapter 1' },
    { mistake: /\b(?:PDF|handout|workbook|book|guide) of \d+ pages\b/i, todo: 'write a 64-page PDF' },
    { mistake: /\bdecisions with a name\b/i, todo: 'write an owner: a decision has no name' },
    { mistake: /\bfigures? [^.?]*\bmeasured\b/i, todo: 'write come from: one does not measure figures' },
    {
      mistake: /\bevery other (?!day|week|month|year)/i,
      todo: 'write every second, or all the others: “every other” can mean both',
    },
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
    { mistake: /\bcuadros? de ocupación/i, todo: 'write gráfico for a chart' },
    { mistake: /\bmargen de incertidumbre/i, todo: 'write margen de error' },
    { mistake: /\bincumpl\p{L}+ (?:su|la) regla/iu, todo: 'write activar: a stop rule is triggered, not broken' },
    { mistake: /\bhasta que usted (?:se )?(?:lo|la) pide\b/i, todo: 'write pida: the subjunctive follows hasta que' },
    { mistake: /\bventas por carta/i, todo: 'write ventas de cada carta: por carta is read as mail order' },
    { mistake: /\besperará \d/i, todo: 'write cabe esperar: esperará is read as will wait for' },
    { mistake: /\bentregamos un código\b/i, todo: 'write entregamos código: un código is read as a PIN' },
    { mistake: /\by las quejas también/i, todo: 'say who received the complaints' },
    {
      mistake: /\b(?:completa|comunican? con|usa) su propi[oa]/i,
      todo: 'write de su empresa: su propio is read as the program’s own',
    },
    {
      mistake: /\d equipos(?! informáticos)/,
      todo: 'write equipos informáticos: after a number, equipos is read as teams',
    },
    { mistake: /\bvendedor/i, todo: 'write proveedor: a company that sells a tool is a supplier' },
    {
      mistake: /\bdecide qué cuenta\b/i,
      todo: 'write define qué es un cliente: qué cuenta is read as “which account”',
    },
    {
      mistake: /\berrores en nuestro blog/i,
      todo: 'write escribe en nuestro blog sobre: the errors are not on the blog',
    },
    { mistake: /\bestrategias de Estrategias/, todo: 'write estrategias del libro before its title' },
    { mistake: /\bclientes? ganad/i, todo: 'write captado' },
    { mistake: /\bherramientas de jardín/i, todo: 'write de jardinería' },
    { mistake: /\bnoticias suyas/i, todo: 'write esperan respuesta: suyas is read as the client’s or the program’s' },
    {
      mistake: /\bplantilla de (?:la|su) empresa\b/i,
      todo: 'write modelo for a template: in Spain, plantilla de su empresa is read as its staff',
    },
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
    { mistake: /\bquadros? de ocupação/i, todo: 'write gráfico for a chart' },
    { mistake: /\bmargem de incerteza/i, todo: 'write margem de erro' },
    { mistake: /\bviol\p{L}+ a sua regra/iu, todo: 'write ativar: a stop rule is triggered, not broken' },
    { mistake: /\binstala-se sozinh/i, todo: 'write separadamente: sozinho means automatically' },
    { mistake: /\btempo livre/i, todo: 'write folga: tempo livre is leisure' },
    {
      mistake: /\b(?:linha|número)s? a \p{L}+[aei]r\b/iu,
      todo: 'write que se pode otimizar, for a otimizar: this is a literal translation',
    },
    { mistake: /\bvendedor/i, todo: 'write fornecedor: a company that sells a tool is a supplier' },
    {
      mistake: /\berros no nosso blogue/i,
      todo: 'write escreve no nosso blogue sobre: the errors are not on the blog',
    },
    { mistake: /\bestratégias de Estratégias/, todo: 'write estratégias do livro before its title' },
    { mistake: /\bclientes? ganhos? /i, todo: 'write conquistado' },
    { mistake: /\bferramentas de jardim/i, todo: 'write de jardinagem' },
    { mistake: /\bpasse antes de/i, todo: 'write é melhor passar de: antes de is read as before' },
    { mistake: /\brescis/i, todo: 'write resolução do contrato' },
    { mistake: /(?<!\p{L})à deriva(?! dos)/iu, todo: 'write à deriva dos dados: alone, it means adrift' },
    { mistake: /\buma publicidade\b/i, todo: 'write a publicidade: uma publicidade is read as one advertisement' },
    { mistake: /\bvendas por carta/i, todo: 'write vendas geradas por cada carta: por carta is read as mail order' },
    { mistake: /\bcobrar respostas/i, todo: 'write insistir: cobrar is to charge money in Portugal' },
    { mistake: /\bnúmero de confiança/i, todo: 'write número fiável' },
    { mistake: /€ por exemplar/i, todo: 'name the price of the course: a video course has no copies' },
    { mistake: /\bpôr (?:os|as) \p{L}+ a trabalhar/iu, todo: 'write tirar partido de: this is a literal translation' },
    { mistake: /^O que deixa\b/im, todo: 'write resultado: this is a literal translation' },
    {
      mistake: /\b(?:preenche|comunicam? com|usa) [oa] (?:seu próprio|sua própria)/i,
      todo: 'write da sua empresa: seu próprio is read as the program’s own',
    },
    {
      mistake: /^(?:\d+\. )?Porque (?!é que)|\be porque (?!é que)|\bsabe porque (?!é que)/m,
      todo: 'write por que razão or porque é que: porque alone is read as because',
    },
    {
      mistake: /\b(?:saiba|descubra|prevê|mostra)(?:, [^,]*,)? que (?:projetos|fatias|entregas|ideias|canais)/i,
      todo: 'write quais os … que: que alone is read as “that”',
    },
    { mistake: /\b(?:assistente|programa|ferramenta)s?(?: de IA)? a quem\b/i, todo: 'write ao qual for a thing' },
    { mistake: /\bextra\p{L}+ factos/iu, todo: 'write extrair dados' },
    {
      mistake:
        /(?:^|[.!?:] )(?:Aprende|Começa|Coloca|Demora|Descreve|Desenha|Escreve|Indica|Obtém|Paga|Precisa|Recebe|Recomeça|Redige|Trabalha|Traz|Verifica) /m,
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
    { mistake: /\btableaux? d’occupation/i, todo: 'write graphique for a chart' },
    { mistake: /\bmarge d’incertitude|incertitude comprise/i, todo: 'write marge d’erreur' },
    { mistake: /\bs’installe seul/i, todo: 'write séparément: seul means automatically' },
    { mistake: /(?<!part de )\btemps libre/i, todo: 'write marge: temps libre is leisure' },
    { mistake: /\bau jour \d/i, todo: 'write au bout de 90 jours' },
    { mistake: /\bcompte(?:nt)? comme une preuve/i, todo: 'write vaut preuve' },
    { mistake: /\b(?:assistant|logiciel|outil|programme)s?(?: IA)? à qui\b/i, todo: 'write auquel for a thing' },
    { mistake: /\bextra\p{L}+ des faits/iu, todo: 'write extraire des informations' },
    { mistake: /\bchiffres? [^.?]*mesurés?\b/i, todo: 'write obtenir or reposer sur: one does not measure figures' },
    { mistake: /\bamènent? \d/i, todo: 'write apporter for orders: amener is for people' },
    { mistake: /^Pages \d[^,]*, extrait de/m, todo: 'write extraites de, which agrees with pages' },
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
    { mistake: /\bModelle? in Produktion/, todo: 'write in Betrieb nehmen' },
    { mistake: /\bausgewiesener? Unsicherheit/, todo: 'write Fehlerspanne for the margin of error' },
    { mistake: /\bGrundrate/, todo: 'write Basisrate' },
    { mistake: /\bAuslastungstabelle/, todo: 'write Auslastungsdiagramm: a chart is a Diagramm' },
    { mistake: /\bstamm\p{L}+ aus \d{4}/u, todo: 'write aus dem Jahr 2025' },
    { mistake: /Kurve bewegt/, todo: 'write verschiebt sich: a curve shifts' },
    { mistake: /\bZahlen gemessen/, todo: 'write ermittelt: figures are not measured' },
    { mistake: /\bbei \d+\s% von \d/, todo: 'write bei 90 % Auslastung von 10: it is read as “90% of 10”' },
    { mistake: /\bgelten die Strategien/i, todo: 'write eignen sich' },
    {
      mistake: /\bKatalogs?(?: des Shops)? antwortet/,
      todo: 'write ist nicht erreichbar: a server answers, a catalogue does not',
    },
    { mistake: /\b(?:Abzug der|vor) Werbung\b/, todo: 'write Werbekosten: a margin is before or after costs' },
    { mistake: /\bBeschlüsse mit Namen/, todo: 'write Zuständigkeit: a decision has no name' },
    { mistake: /\d\s€ pro Stück/, todo: 'name the price of the course: a video course has no copies' },
    {
      mistake: /\bTracking-Tool/,
      todo: 'write Tool zur Auftragsverfolgung: on this site, Tracking is the tracking of visitors',
    },
    {
      mistake: /\b(?:Aufgaben?|Fehler|Ideen?) (?:zu )?beziffer|\bbeziffern Sie (?:die|ihre) (?:Aufgaben|Fehler|Ideen)/i,
      todo: 'write durchrechnen, or beziffern with Kosten: beziffern alone is read as counting',
    },
    {
      mistake: /\b(?:der|die) Ablage\b|(?<!„)\bAblage(?: und Erinnerung| schlägt)|\bKalender für Zeit/i,
      todo: 'write „Ablage“: in a sentence, the name of the program is read as filing',
    },
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
    { mistake: /حالاتك/, todo: 'write حالة من شركتك: alone, it means your moods' },
    { mistake: /التحقق مع/, todo: 'write التحقق من or التحقق عبر for validation' },
    { mistake: /منذ الآن/, todo: 'write اليوم for already: it means from now on' },
    { mistake: /قبل أسابيع/, todo: 'write قبل موعدها بأسابيع for weeks ahead: it means weeks ago' },
    { mistake: /على عجلة(?! من)/, todo: 'write على عجلة من أمرهم' },
    { mistake: /منك كلمة/, todo: 'write ينتظر ردّك: this is a literal translation' },
    { mistake: /(?<!\p{L})تقليل (?:ال)?كمية/u, todo: 'write إنقاص الكمية, as in the cart' },
    { mistake: /متجر افتراضي/, todo: 'write متجر متخيَّل for an example: it also means an online shop' },
    { mistake: /(?<!\p{L})ونصفها(?!\p{L})/u, todo: 'write ونحدد وصفها for describing: it is read as “and half of it”' },
    { mistake: /عن \d+ حتى \d/, todo: 'write بحلول for a deadline: 15 حتى 30 is read as a range' },
    { mistake: /للبيع لل/, todo: 'write لمن يبيع للشركات: للبيع is read as “for sale”' },
    { mistake: /(?<!\p{L})البائع/u, todo: 'write المورّد: a company that sells a tool is a supplier' },
    { mistake: /(?:إلى|من) الخارج(?!\p{L})/u, todo: 'write إلى جهة خارجية or من خارج أنظمتك: it is read as “abroad”' },
    { mistake: /(?<!\p{L})واحدة? من (?:ثلاث|أربع|خمس|ست|سبع|أهم|أفضل)/u, todo: 'write إحدى or أحد for “one of”' },
    { mistake: /(?<!\p{L})والملاحقة/u, todo: 'write ملاحقة المتأخرين: alone, it means prosecution' },
    { mistake: /تُقدَّم مباشرةً/, todo: 'write في جلسات مباشرة: مباشرةً is read as “at once”' },
    {
      mistake: /لم \p{L}+ (?:ثلاث|أربع|خمس|ست|سبع|عشر)ة [^.،]*على الأقل/u,
      todo: 'write قلّ عدد … عن: a negation with على الأقل has two meanings',
    },
    { mistake: /يعود [^.؟]*أكثر من غيره/, todo: 'write أكثر مما يعود غيره: the comparison has two meanings' },
    { mistake: /(?<!\p{L})هل [^.؟\n]* أم /u, todo: 'write أتربح أم تخسر, or لمن … أم: هل does not take أم' },
    {
      mistake: /(?<!\p{L})(?:ال|لل)\p{L}+ متعددة? ال/u,
      todo: 'write المتعددة: the adjective of a definite noun is definite',
    },
    { mistake: /للوصول إلينا/, todo: 'write للتواصل معنا: it is read as the way to an address' },
    { mistake: /(?<!\p{L})(?:دورات|كلمات) أقل(?! عددًا)/u, todo: 'write عددًا أقل من, or أقل عددًا' },
    { mistake: /\d% من \d/, todo: 'write the percentage after the range: 90% من 10 is read as “90% of 10”' },
    { mistake: /قيست (?:ال)?أرقام/, todo: 'write تستند: figures are not measured' },
    { mistake: /التسجيل المباشر/, todo: 'write البدء بالتسجيل فورًا: it is read as a live recording' },
    { mistake: /(?<!\p{L})(?:ال)?وقت (?:ال)?حر(?!\p{L})/u, todo: 'write وقت شاغر for slack: وقت حر is leisure' },
    { mistake: /^(?:أين تعمل|تعمل على [^.]*)$/m, todo: 'name the subject, as in برامج تعمل: it is read as “you work”' },
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
