import type { Entry, Problem } from './entry.ts';
import { splitParagraphs } from './split-text.ts';

interface Rule {
  /** Matches the mistake. */
  readonly pattern: RegExp;
  /** How to fix it, written for translators. */
  readonly todo: string;
  /** Files in which the wording is allowed. */
  readonly allowedIn?: readonly string[];
}

const legalFiles = ['privacy-policy', 'terms-of-service', 'cookie-policy', 'legal', 'seller'];

/** Rules for agreed terms (glossary.md, docs/languages.md) and for mistakes that were found before. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    { pattern: /\be-mail/i, todo: 'write “email”' },
    {
      pattern: /\b(?:does|do|did|is|are|has|have|would|will) not\b|\bcannot\b/,
      todo: 'write the contraction, as in “doesn’t” and “can’t”',
      allowedIn: legalFiles,
    },
    {
      pattern: /\b(?:It|That|There|Here) is [a-z]|\b(?:[Yy]ou|[Ww]e|[Tt]hey) (?:are|will) [a-z]/,
      todo: 'write the contraction, as in “that’s” and “you’ll”',
      allowedIn: legalFiles,
    },
    {
      pattern: /\bdata (?:are|have|stop|come)\b/i,
      todo: 'write “data is”: “data” is singular outside the legal documents',
      allowedIn: legalFiles,
    },
    { pattern: /\bteachers?\b/i, todo: 'write “trainer”' },
    { pattern: /\b(?:models?|notebook|project) (?:in)?to service\b/, todo: 'write “into production”' },
    { pattern: /\bcommented solution/, todo: 'write “annotated solution”' },
    { pattern: /\bspeaks? (?:for|against)\b/, todo: 'write “the case for and against”' },
    { pattern: /\b(?:calculate along|free date|On sale)\b/, todo: 'rephrase: this is a literal translation' },
    { pattern: /\bvendors?\b/i, todo: 'write “supplier”' },
    { pattern: /\breservations?\b/i, todo: 'write “caveat”: a reservation is also a booking' },
    { pattern: /\bof chapter \d/, todo: 'write “in” instead of “of”, as in “in chapter 1”' },
    {
      pattern: /\b(?:PDF|handout|workbook|book|guide) of \d+ pages\b/i,
      todo: 'write the number first, as in “a 64-page PDF”',
    },
    {
      pattern: /\bdecisions with a name\b/i,
      todo: 'write “with an owner” instead of “with a name”: a decision has no name',
    },
    { pattern: /\bfigures? [^.?]*\bmeasured\b/i, todo: 'write “come from”: one does not measure figures' },
    {
      pattern: /\bevery other (?!day|week|month|year)/i,
      todo: 'write “every second” or “all the others”: “every other” can mean both',
    },
    {
      pattern: /\b\w+(?:alyz|aniz|imiz)(?:e|ed|es|ing)\b|\b(?:catalog|center|color|favor|license)s?\b/i,
      todo: 'use the British spelling',
    },
  ],
  es: [
    { pattern: /\bordenador/i, todo: 'write “equipo”, which reads well in Latin America too' },
    { pattern: /\bhorquilla/i, todo: 'write “intervalo”' },
    { pattern: /\bde media\b(?! jornada)/i, todo: 'write “en promedio”' },
    { pattern: /\bhonrad/i, todo: 'write “honesto”' },
    { pattern: /\bintroduzca/i, todo: 'write “escriba”, which reads well in Latin America too' },
    { pattern: /\brellen/i, todo: 'write “completar”, which reads well in Latin America too' },
    { pattern: /\btramit(?:ar|e)\b/i, todo: 'write “finalizar la compra”' },
    { pattern: /\bpartes? de horas/i, todo: 'write “registro de horas”' },
    { pattern: /\balbar[aá]n/i, todo: 'write “nota de entrega”' },
    { pattern: /\bhablan? (?:a favor|en contra)/i, todo: 'write “argumentos a favor y en contra”' },
    { pattern: /\ben directo\b/i, todo: 'write “en vivo”, which reads well in Latin America too' },
    { pattern: /\bdeprisa\b/i, todo: 'write “rápido”, which reads well in Latin America too' },
    { pattern: /\b(?:modelos?|proyectos?|poner) en servicio/, todo: 'write “en producción”' },
    { pattern: /\bcasos pasados/i, todo: 'write “casos anteriores” or “casos ya resueltos”' },
    { pattern: /\bcuadros? de ocupación/i, todo: 'write “gráfico” for a chart' },
    { pattern: /\bmargen de incertidumbre/i, todo: 'write “margen de error”' },
    { pattern: /\bincumpl\p{L}+ (?:su|la) regla/iu, todo: 'write “activar”: a stop rule is triggered, not broken' },
    {
      pattern: /\bhasta que usted (?:se )?(?:lo|la) pide\b/i,
      todo: 'write “pida”: the subjunctive follows “hasta que”',
    },
    { pattern: /\bventas por carta/i, todo: 'write “ventas de cada carta”: “por carta” is read as mail order' },
    { pattern: /\besperará \d/i, todo: 'write “cabe esperar”: “esperará” is read as “will wait for”' },
    { pattern: /\bentregamos un código\b/i, todo: 'write “entregamos código”: “un código” is read as a PIN' },
    { pattern: /\by las quejas también/i, todo: 'say who received the complaints' },
    {
      pattern: /\b(?:completa|comunican? con|usa) su propi[oa]/i,
      todo: 'write “de su empresa”: “su propio” is read as the program’s own',
    },
    {
      pattern: /\d equipos(?! informáticos)/,
      todo: 'write “equipos informáticos”: after a number, “equipos” is read as teams',
    },
    { pattern: /\bvendedor/i, todo: 'write “proveedor”: a company that sells a tool is a supplier' },
    {
      pattern: /\bdecide qué cuenta\b/i,
      todo: 'name what is defined, as in “define qué es un cliente”: “qué cuenta” is read as “which account”',
    },
    {
      pattern: /\berrores en nuestro blog/i,
      todo: 'write “escribe en nuestro blog sobre”: the errors are not on the blog',
    },
    { pattern: /\bestrategias de Estrategias/, todo: 'write “estrategias del libro” before its title' },
    { pattern: /\bclientes? ganad/i, todo: 'write “captado”' },
    { pattern: /\bherramientas de jardín/i, todo: 'write “de jardinería”' },
    {
      pattern: /\bnoticias suyas/i,
      todo: 'write “esperan respuesta”: “suyas” is read as the client’s or the program’s',
    },
    {
      pattern: /\bplantilla de (?:la|su) empresa\b/i,
      todo: 'write “modelo” for a template: in Spain, “plantilla de su empresa” is read as its staff',
    },
  ],
  pt: [
    { pattern: /\becrã/i, todo: 'avoid “ecrã”, which does not read well in Brazil' },
    { pattern: /\bficheiro/i, todo: 'write “documento”, which reads well in Brazil too' },
    { pattern: /\bvenda prévia/i, todo: 'write “pré-venda”' },
    { pattern: /\blho\b/i, todo: 'avoid “lho”' },
    { pattern: /\bem direto\b/i, todo: 'write “ao vivo”, which reads well in Brazil too' },
    { pattern: /\bsítio/i, todo: 'write “lugar”, which reads well in Brazil too' },
    { pattern: /\bmorada/i, todo: 'write “endereço”, which reads well in Brazil too' },
    { pattern: /\btelemóve/i, todo: 'write “smartphone”, which reads well in Brazil too' },
    {
      pattern: /(?<!\p{L})A \p{L}+[aei]r…/u,
      todo: 'write a noun, as in “Pesquisa em curso…” instead of “A pesquisar…”',
    },
    { pattern: /\b(?:modelos?|projetos?) em serviço/, todo: 'write “em produção”' },
    { pattern: /\bintroduza/i, todo: 'write “indique”, which reads well in Brazil too' },
    { pattern: /\bconsigo\b/i, todo: 'rephrase: in Brazil, “consigo” does not mean “with you”' },
    { pattern: /\bmeio dia\b/i, todo: 'write “uma manhã ou uma tarde”: “meio dia” is read as noon' },
    { pattern: /\bcasos passados/i, todo: 'write “casos anteriores” or “casos já resolvidos”' },
    { pattern: /\bquadros? de ocupação/i, todo: 'write “gráfico” for a chart' },
    { pattern: /\bmargem de incerteza/i, todo: 'write “margem de erro”' },
    { pattern: /\bviol\p{L}+ a sua regra/iu, todo: 'write “ativar”: a stop rule is triggered, not broken' },
    { pattern: /\binstala-se sozinh/i, todo: 'write “separadamente”: “sozinho” means automatically' },
    { pattern: /\btempo livre/i, todo: 'write “folga”: “tempo livre” is leisure' },
    {
      pattern: /\b(?:linha|número)s? a \p{L}+[aei]r\b/iu,
      todo: 'write “que se pode”, as in “que se pode otimizar” instead of “a otimizar”: this is a literal translation',
    },
    { pattern: /\bvendedor/i, todo: 'write “fornecedor”: a company that sells a tool is a supplier' },
    {
      pattern: /\berros no nosso blogue/i,
      todo: 'write “escreve no nosso blogue sobre”: the errors are not on the blog',
    },
    { pattern: /\bestratégias de Estratégias/, todo: 'write “estratégias do livro” before its title' },
    { pattern: /\bclientes? ganhos? /i, todo: 'write “conquistado”' },
    { pattern: /\bferramentas de jardim/i, todo: 'write “de jardinagem”' },
    { pattern: /\bpasse antes de/i, todo: 'write “é melhor passar de”: “antes de” is read as “before”' },
    { pattern: /\brescis/i, todo: 'write “resolução do contrato”' },
    { pattern: /(?<!\p{L})à deriva(?! dos)/iu, todo: 'write “à deriva dos dados”: “à deriva” alone means adrift' },
    { pattern: /\buma publicidade\b/i, todo: 'write “a publicidade”: “uma publicidade” is read as one advertisement' },
    {
      pattern: /\bvendas por carta/i,
      todo: 'write “vendas geradas por cada carta”: “por carta” is read as mail order',
    },
    { pattern: /\bcobrar respostas/i, todo: 'write “insistir”: in Portugal, “cobrar” is to charge money' },
    { pattern: /\bnúmero de confiança/i, todo: 'write “número fiável”' },
    { pattern: /€ por exemplar/i, todo: 'name the price of the course: a video course has no copies' },
    {
      pattern: /\bpôr (?:os|as) \p{L}+ a trabalhar/iu,
      todo: 'write “tirar partido de”: this is a literal translation',
    },
    { pattern: /^O que deixa\b/im, todo: 'write “resultado”: this is a literal translation' },
    {
      pattern: /\b(?:preenche|comunicam? com|usa) [oa] (?:seu próprio|sua própria)/i,
      todo: 'write “da sua empresa”: “seu próprio” is read as the program’s own',
    },
    {
      pattern: /^(?:\d+\. )?Porque (?!é que)|\be porque (?!é que)|\bsabe porque (?!é que)/m,
      todo: 'write “por que razão” or “porque é que”: “porque” alone is read as “because”',
    },
    {
      pattern:
        /\b(?:saiba|descubra|prevê|mostra|decidir|indica|calcule)(?:, [^,]*,| depois)? que (?:projetos|fatias|entregas|ideias|canais|tarefas|dados|parte)/i,
      todo: 'write “quais os … que”: “que” alone is read as “that”',
    },
    { pattern: /\b(?:assistente|programa|ferramenta)s?(?: de IA)? a quem\b/i, todo: 'write “ao qual” for a thing' },
    { pattern: /\bextra\p{L}+ factos/iu, todo: 'write “extrair dados”' },
    {
      pattern:
        /(?:^|[.!?:] )(?:Aprende|Começa|Coloca|Dá|Demora|Descreve|Desenha|Engana-se|Envia|Escreve|Evita|Faz|Funciona|Indica|Mostra|Obtém|Paga|Precisa|Preenche|Propõe|Recebe|Recomeça|Redige|Trabalha|Transforma|Traz|Verifica) /m,
      todo: 'begin the sentence with its subject: the verb reads as an imperative of “tu”',
    },
    {
      pattern: /\bcódigo (?:civil|comercial|do consumo)/,
      todo: 'write the name of a code with capitals, as in “Código Civil”',
    },
  ],
  fr: [
    { pattern: /\bcourriel/i, todo: 'write “e-mail”; “courriel” is for the legal documents', allowedIn: legalFiles },
    { pattern: /\batterrissage/i, todo: 'write “landing page”' },
    { pattern: /\bapprentissage automatique/i, todo: 'write “machine learning”' },
    { pattern: /\bventes? préalables?/i, todo: 'write “prévente”' },
    { pattern: /^Plus de /m, todo: 'write “Autres” or “Davantage de”: “Plus de” also means “no more”' },
    { pattern: /\bplaide(?:nt)? (?:pour|contre)/i, todo: 'write “arguments pour et contre”' },
    { pattern: /\b(?:modèles?|projet) en service|notebook au service/, todo: 'write “en production”' },
    { pattern: /\bcas passés/i, todo: 'write “cas déjà traités”' },
    { pattern: /\btableaux? d’occupation/i, todo: 'write “graphique” for a chart' },
    { pattern: /\bmarge d’incertitude|incertitude comprise/i, todo: 'write “marge d’erreur”' },
    { pattern: /\bs’installe seul/i, todo: 'write “séparément”: “seul” means automatically' },
    { pattern: /(?<!part de )\btemps libre/i, todo: 'write “marge”: “temps libre” is leisure' },
    { pattern: /\bau jour \d/i, todo: 'write “au bout de”, as in “au bout de 90 jours”' },
    { pattern: /\bcompte(?:nt)? comme une preuve/i, todo: 'write “vaut preuve”' },
    { pattern: /\b(?:assistant|logiciel|outil|programme)s?(?: IA)? à qui\b/i, todo: 'write “auquel” for a thing' },
    { pattern: /\bextra\p{L}+ des faits/iu, todo: 'write “extraire des informations”' },
    {
      pattern: /\bchiffres? [^.?]*mesurés?\b/i,
      todo: 'write “obtenir” or “reposer sur”: one does not measure figures',
    },
    { pattern: /\bamènent? \d/i, todo: 'write “apporter” for orders: “amener” is for people' },
    { pattern: /^Pages \d[^,]*, extrait de/m, todo: 'write “extraites de”, which agrees with “pages”' },
    {
      pattern: /(?<!\p{L})à la dérive(?! des)/iu,
      todo: 'write “à la dérive des données”: “à la dérive” alone means adrift',
    },
  ],
  de: [
    { pattern: /\bpro [a-zäöüß]+e[mr] /, todo: 'use the accusative after “pro”, as in “pro verlorenen Kunden”' },
    {
      pattern: /innen und |[*:_]innen/,
      todo: 'use a neutral word, as in “Kundschaft” and “Beschäftigte”, or the generic masculine',
    },
    { pattern: /\bganze[nr]? Inhalt/, todo: 'write “vollständiger Inhalt”' },
    { pattern: /\b(sie|die|der|das) \1\b/i, todo: 'rephrase: the same word appears twice in a row' },
    { pattern: /Werkzeug(?!kasten)/, todo: 'write “Tool”, “Programm” or “System” for software' },
    { pattern: /\bGeld verlier/, todo: 'write “Verlust machen” for campaigns and budgets' },
    { pattern: /\bScheiben?\b/, todo: 'write “Tranche” for a part of a budget' },
    { pattern: /\bProbeseite/, todo: 'write “Leseprobe”' },
    { pattern: /\bWochen zu (?!Wochen)/, todo: 'write “bei … pro Woche”, as in “bei vier Stunden pro Woche”' },
    { pattern: /\bvergangenen? Fälle/, todo: 'write “abgeschlossene Fälle”' },
    { pattern: /\bModelle? in Produktion/, todo: 'write “in Betrieb nehmen”' },
    { pattern: /\bausgewiesener? Unsicherheit/, todo: 'write “Fehlerspanne” for the margin of error' },
    { pattern: /\bGrundrate/, todo: 'write “Basisrate”' },
    { pattern: /\bAuslastungstabelle/, todo: 'write “Auslastungsdiagramm”: a chart is a “Diagramm”' },
    { pattern: /\bstamm\p{L}+ aus \d{4}/u, todo: 'write “aus dem Jahr”, as in “aus dem Jahr 2025”' },
    { pattern: /Kurve bewegt/, todo: 'write “verschiebt sich”: a curve shifts' },
    { pattern: /\bZahlen gemessen/, todo: 'write “ermittelt”: figures are not measured' },
    {
      pattern: /\bbei \d+\s% von \d/,
      todo: 'add “Auslastung”, as in “bei 90 % Auslastung von 10”: without it, this is read as “90% of 10”',
    },
    { pattern: /\bgelten die Strategien/i, todo: 'write “eignen sich”' },
    {
      pattern: /\bKatalogs?(?: des Shops)? antwortet/,
      todo: 'write “ist nicht erreichbar”: a server answers, a catalogue does not',
    },
    { pattern: /\b(?:Abzug der|vor) Werbung\b/, todo: 'write “Werbekosten”: a margin is before or after costs' },
    { pattern: /\bBeschlüsse mit Namen/, todo: 'write “Zuständigkeit”: a decision has no name' },
    { pattern: /\d\s€ pro Stück/, todo: 'name the price of the course: a video course has no copies' },
    {
      pattern: /\bTracking-Tool/,
      todo: 'write “Tool zur Auftragsverfolgung”: on this site, “Tracking” is the tracking of visitors',
    },
    {
      pattern: /\b(?:Aufgaben?|Fehler|Ideen?) (?:zu )?beziffer|\bbeziffern Sie (?:die|ihre) (?:Aufgaben|Fehler|Ideen)/i,
      todo: 'write “durchrechnen”, or “beziffern” with “Kosten”: “beziffern” alone is read as counting',
    },
    {
      pattern: /\b(?:der|die) Ablage\b|(?<!„)\bAblage(?: und Erinnerung| schlägt)|\bKalender für Zeit/i,
      todo: 'write „Ablage“, with quotation marks: in a sentence, the name of the program is read as filing',
    },
  ],
  ar: [
    { pattern: /لم تبقَ [^.]*سوى/, todo: 'write “لم يبقَ”: the verb before “سوى” is masculine' },
    { pattern: /(?:جدول|جداول) (?:ال)?حساب/, todo: 'write “جدول بيانات”' },
    { pattern: /اً/, todo: 'write the tanwin before the alif: “ًا”' },
    {
      pattern: /(?<!\p{L})[وف]?(?:الى|اذا|او|ان|انت|الان|الانترنت)(?!\p{L})/u,
      todo: 'write the hamza: “إلى، إذا، أو، أن، أنت، الآن، الإنترنت”',
    },
    { pattern: /(?<![\d.,])(?:[3-9]|10) \p{L}+ًا/u, todo: 'write the plural after 3 to 10, as in “5 أيام”' },
    {
      pattern: /(?<![\d.,])(?:1[1-9]|[2-9]\d) \p{L}+ات(?!\p{L})/u,
      todo: 'write the singular after 11 to 99, as in “20 ساعة”',
    },
    { pattern: /عصر يوم واحد/, todo: 'write “نصف يوم”' },
    { pattern: /(?:مقرر أول|دورة أولى)/, todo: 'write “مقرر تمهيدي” or “دورة للمبتدئين”' },
    { pattern: /(?:نموذج|النماذج|المشروع)[^.،]* في الخدمة/, todo: 'write “في بيئة الإنتاج”' },
    { pattern: /(?:طرف|أطراف) (?:ال)?ثالث/, todo: 'write “جهة خارجية”' },
    { pattern: /الدوال وجداول البيانات/, todo: 'write “أُطر البيانات” for data frames: “جدول بيانات” is a spreadsheet' },
    { pattern: /بيان الإشغال/, todo: 'write “رسم بياني” for a chart' },
    { pattern: /حالاتك/, todo: 'write “حالة من شركتك”: “حالاتك” alone means “your moods”' },
    { pattern: /التحقق مع/, todo: 'write “التحقق من” or “التحقق عبر” for validation' },
    { pattern: /منذ الآن/, todo: 'write “اليوم” for “already”: “منذ الآن” means “from now on”' },
    { pattern: /قبل أسابيع/, todo: 'write “قبل موعدها بأسابيع” for “weeks ahead”: “قبل أسابيع” means “weeks ago”' },
    { pattern: /على عجلة(?! من)/, todo: 'write “على عجلة من أمرهم”' },
    { pattern: /منك كلمة/, todo: 'write “ينتظر ردّك”: this is a literal translation' },
    { pattern: /(?<!\p{L})تقليل (?:ال)?كمية/u, todo: 'write “إنقاص الكمية”, as in the cart' },
    { pattern: /متجر افتراضي/, todo: 'write “متجر متخيَّل” for an example: “متجر افتراضي” also means an online shop' },
    {
      pattern: /(?<!\p{L})ونصفها(?!\p{L})/u,
      todo: 'write “ونحدد وصفها” for describing: “ونصفها” is read as “and half of it”',
    },
    { pattern: /عن \d+ حتى \d/, todo: 'write “بحلول” for a deadline: “15 حتى 30” is read as a range' },
    { pattern: /للبيع لل/, todo: 'write “لمن يبيع للشركات”: “للبيع” is read as “for sale”' },
    { pattern: /(?<!\p{L})البائع/u, todo: 'write “المورّد”: a company that sells a tool is a supplier' },
    {
      pattern: /(?:إلى|من) الخارج(?!\p{L})/u,
      todo: 'write “إلى جهة خارجية” or “من خارج أنظمتك”: “الخارج” is read as “abroad”',
    },
    { pattern: /(?<!\p{L})واحدة? من (?:ثلاث|أربع|خمس|ست|سبع|أهم|أفضل)/u, todo: 'write “إحدى” or “أحد” for “one of”' },
    { pattern: /(?<!\p{L})والملاحقة/u, todo: 'write “ملاحقة المتأخرين”: “الملاحقة” alone means prosecution' },
    { pattern: /تُقدَّم مباشرةً/, todo: 'write “في جلسات مباشرة”: “مباشرةً” is read as “at once”' },
    {
      pattern: /لم \p{L}+ (?:ثلاث|أربع|خمس|ست|سبع|عشر)ة [^.،]*على الأقل/u,
      todo: 'write “قلّ عدد … عن”: a negation with “على الأقل” has two meanings',
    },
    { pattern: /يعود [^.؟]*أكثر من غيره/, todo: 'write “أكثر مما يعود غيره”: the comparison has two meanings' },
    { pattern: /(?<!\p{L})هل [^.؟\n]* أم /u, todo: 'write “أتربح أم تخسر”, or “لمن … أم”: “هل” does not take “أم”' },
    {
      pattern: /(?<!\p{L})(?:ال|لل)\p{L}+ متعددة? ال/u,
      todo: 'write “المتعددة”: the adjective of a definite noun is definite',
    },
    { pattern: /للوصول إلينا/, todo: 'write “للتواصل معنا”: “للوصول إلينا” is read as the way to an address' },
    { pattern: /(?<!\p{L})(?:دورات|كلمات) أقل(?! عددًا)/u, todo: 'write “عددًا أقل من” or “أقل عددًا”' },
    { pattern: /\d% من \d/, todo: 'write the percentage after the range: “90% من 10” is read as “90% of 10”' },
    { pattern: /قيست (?:ال)?أرقام/, todo: 'write “تستند”: figures are not measured' },
    { pattern: /التسجيل المباشر/, todo: 'write “البدء بالتسجيل فورًا”: “التسجيل المباشر” is read as a live recording' },
    { pattern: /(?<!\p{L})(?:ال)?وقت (?:ال)?حر(?!\p{L})/u, todo: 'write “وقت شاغر” for slack: “وقت حر” is leisure' },
    {
      pattern: /^(?:أين تعمل|تعمل على [^.]*)$/m,
      todo: 'name the subject, as in “برامج تعمل”: without it, this is read as “you work”',
    },
  ],
};

/** Reports wording that the style guide or the glossary forbids. `entries` must not contain sentences that the specification quotes. */
export function findWordingProblems(language: string, entries: readonly Entry[]): Problem[] {
  return entries.flatMap((entry) => {
    const { file, key } = entry;
    const text = splitParagraphs(entry).join('\n');
    return (rules[language] ?? [])
      .filter(({ pattern, allowedIn }) => !allowedIn?.includes(file) && pattern.test(text))
      .map(({ pattern, todo }) => ({ file, key, todo: `${todo} (found: “${pattern.exec(text)?.[0]}”).` }));
  });
}
