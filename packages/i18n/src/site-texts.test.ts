import { describe, expect, it } from 'vitest';
import { legalDocuments, loadLegalDocument } from './content/load-legal-document.ts';
import { languages } from './languages.ts';
import { loadTexts, siteTexts, textsOf } from './site-texts.ts';
import type { Namespace } from './texts.ts';

const namespaces = [
  'common',
  'home',
  'shop',
  'product',
  'cart',
  'blog',
  'legal',
  'success',
  'not-found',
] satisfies Namespace[];

describe('the texts of the site', () => {
  it('are there once they are loaded, and not before', async () => {
    expect(siteTexts.find('de', 'success')).toBeUndefined();
    await loadTexts('de', ['success']);
    expect(siteTexts.find('de', 'success')).toBeTypeOf('function');
    expect(siteTexts.find('en', 'success')).toBeUndefined();
  });

  it.each(languages)('exist for every screen in %s', async (language) => {
    await loadTexts(language, namespaces);
    for (const namespace of namespaces) expect(siteTexts.find(language, namespace)).toBeDefined();
  });

  it('are read in two languages at the same time', async () => {
    const [english, arabic] = await Promise.all([textsOf('en', 'cart'), textsOf('ar', 'cart')]);
    expect(english('title', { count: 2 })).toBe('Cart (2 items)');
    expect(arabic('title', { count: 2 })).toBe('سلة التسوق (منتجان)');
    expect(english('title', { count: 1 })).toBe('Cart (1 item)');
  });

  it('take values as they are: what is shown is escaped by who shows it', async () => {
    const t = await textsOf('en', 'cart');
    expect(t('checkout')).toBe('Check out');
    expect(t('lines.removeProduct', { product: 'Q&A <1> {{x}} $t(title)' })).toBe(
      'Remove Q&A <1> {{x}} $t(title) from the cart',
    );
  });

  it('isolate a price in an Arabic sentence, which would move its sign to the other side', async () => {
    const t = await textsOf('ar', 'cart');
    expect(t('notices.priceUp', { product: 'x', before: '€1.00', price: '€2.00' })).toMatch(
      /\u2068€1\.00\u2069.*\u2068€2\.00\u2069/,
    );
  });

  it('keep the words of a payment that could not be started, which no screen shows yet [8.payment.1]', async () => {
    const t = await textsOf('fr', 'cart');
    expect(t('paymentInit')).toBe(
      "Erreur de paiement: Un problème est survenu lors de l'initialisation du paiement. Veuillez réessayer.",
    );
  });
});

describe.each(languages)('in %s', (language) => {
  it('every area of the page has its texts [3.content.1]', async () => {
    const [common, home, shop] = await Promise.all([
      textsOf(language, 'common'),
      textsOf(language, 'home'),
      textsOf(language, 'shop'),
    ]);
    const documents = await Promise.all(legalDocuments.map((name) => loadLegalDocument(language, name)));
    const texts = [
      ...documents.flatMap(({ title, html }) => [title, html]),
      common('nav.home'),
      home('hero.title'),
      home('services.items.aiConsulting.title'),
      shop('preview.title'),
      shop('preview.viewAll'),
      home('blogPreview.title'),
      common('readMore'),
      home('about.stats.security.title'),
      home('cta.title'),
      home('meta.title'),
      home('meta.description'),
      home('contactForm.success.title'),
    ];
    expect(texts.filter((text) => text.trim() === '' || /^[\w.]+\.\w+$/.test(text))).toEqual([]);
    expect(common('footer.copyright', { year: 2031 })).toContain('2031');
  });

  it('every count finds its plural', async () => {
    const t = await textsOf(language, 'cart');
    for (const count of [0, 1, 2, 3, 10, 11, 99, 100, 102, 1_000_000, 1.5]) {
      expect(t('title', { count })).not.toMatch(/^title|[{}]/);
    }
  });

  it('each contact field has a label and a placeholder, and the button two texts [3.content.3]', async () => {
    const t = await textsOf(language, 'home');
    const texts = (['name', 'email', 'message'] as const).flatMap((field) => [
      t(`contactForm.${field}.label`),
      t(`contactForm.${field}.placeholder`),
    ]);
    texts.push(t('contactForm.submit'), t('contactForm.submitting'));
    expect(new Set(texts).size).toBe(8);
  });
});
