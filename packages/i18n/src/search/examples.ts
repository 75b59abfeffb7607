/** Searches and texts in which they must be found, `[search, text]`. They test the search of the store and of the site. */
export const foundExamples = [
  // Case and accents
  ['WORKSHOP', 'Live workshop'],
  ['numero', 'Número'],
  ['número', 'NUMERO'],
  ['formacao', 'Formação'],
  ['oeuvre', 'Œuvre'],
  ['strasse', 'Straße'],
  ['STRAẞE', 'strasse'],
  ['schlussel', 'Schlüssel'],
  ['istanbul', 'İstanbul'],
  ['ﬁnance', 'Finance'],
  // Arabic letters, vowel marks, elongations, article and digits
  ['ادوات', 'حقيبة أدوات التسويق'],
  ['إدارة', 'الاداره'],
  ['آلة', 'اله'],
  ['مشروع', 'مَشْرُوعٌ'],
  ['تسويق', 'تســويق'],
  ['مستوي', 'مستوى'],
  ['علی', 'علي'],
  ['کتاب', 'كتاب'],
  ['الكتاب', 'كتاب عملي'],
  ['كتاب', 'الكتاب'],
  ['١٥', '15 فصلًا'],
  ['۱۸۰', '180 pages'],
  ['180', '۱۸۰ صفحة'],
  // Joined and hyphenated words
  ['ebook', 'E-Books'],
  ['e-book', 'Ebook'],
  ['ebooks', 'An e-book'],
  ['e‑book', 'e-book'],
  ['e book', 'e-book'],
  ['e-book guide', 'A guide as e book'],
  ['gpt-4', 'With GPT-4'],
  ['gpt4', 'With GPT-4'],
  ['GPT-4', 'With GPT4'],
  ['gpt 4', 'With GPT-4'],
  ['state of the art', 'State-of-the-art'],
  ['l’IA', "Comprendre l'IA"],
  ['ia', 'Comprendre l’IA'],
  // Several words, in any order
  ['guide digital', 'Digital marketing: the guide'],
  ['pdf/epub', 'PDF, EPUB'],
  // The beginning of the last word
  ['digital mark', 'Digital marketing'],
  ['d', 'Digital'],
  // One typing error in a word of five letters or more
  ['wrokshop', 'workshop'],
  ['dashbord', 'dashboard'],
  ['workkshop', 'workshop'],
  ['wurkshop', 'workshop'],
  ['orkshop', 'workshop'],
  ['gide', 'guide'],
  ['machine lerning', 'Machine learning'],
  ['mahcine learn', 'Machine learning'],
  ['dashbr', 'dashboard'],
  ['bibliotèhque', 'Bibliothèque'],
  ['استراتجية', 'استراتيجية'],
] as const;

/** Searches and texts in which they must not be found, `[search, text]`. */
export const notFoundExamples = [
  ['digital course', 'Digital marketing'],
  ['mark digital', 'Digital marketing'],
  ['ata', 'Data'],
  // Two errors, or an error in a short word or in a number
  ['wrokhsop', 'workshop'],
  ['date', 'Data'],
  ['12346', '12345'],
  // Characters without a meaning for the search
  ['!?', 'What? Yes!'],
  ['_____', 'Guide'],
  ['%', 'Guide'],
  ['', 'Anything'],
] as const;
