import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { legalDocuments, loadLegalDocument } from './content/load-legal-document.ts';
import { exportMessages, i18nFor, loadMessages } from './i18next.ts';
import { languages, locale } from './languages.ts';
import type { Namespace } from './messages.ts';

const namespaces = readdirSync(new URL('../locales/en', import.meta.url)).map((file) =>
  file.replace('.json', ''),
) as Namespace[];

describe('loadMessages', () => {
  it.each(languages)('loads every namespace in %s and sets the locale of the instance', async (language) => {
    const i18n = await loadMessages(language, namespaces);
    expect(i18n.language).toBe(locale(language));
    for (const namespace of namespaces) expect(i18n.hasResourceBundle(i18n.language, namespace)).toBe(true);
  });

  it('returns one instance per language', async () => {
    expect(await loadMessages('de', ['common'])).toBe(i18nFor('de'));
    expect(i18nFor('de')).not.toBe(i18nFor('en'));
  });

  it('supports two languages at the same time', async () => {
    const [english, arabic] = await Promise.all([loadMessages('en', ['cart']), loadMessages('ar', ['cart'])]);
    expect(english.t('cart:title', { count: 2 })).toBe('Cart (2 items)');
    expect(arabic.t('cart:title', { count: 2 })).toBe('سلة التسوق (منتجان)');
    expect(english.t('cart:title', { count: 1 })).toBe('Cart (1 item)');
  });
});

describe('a message without a translation', () => {
  const importLoader = async (nodeEnv: string) => {
    vi.stubEnv('NODE_ENV', nodeEnv);
    vi.resetModules();
    vi.doMock('./generated/messages/ar/cart.js', () => ({
      default: { checkout: 'إتمام الشراء' },
      english: { title_one: 'Cart ({{count}} item)', title_other: 'Cart ({{count}} items)', lines: { label: 'Lines' } },
    }));
    return (await import('./i18next.ts')).loadMessages('ar', ['cart']);
  };
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.doUnmock('./generated/messages/ar/cart.js');
    vi.resetModules();
  });

  it('is shown in English, in the plural form of English', async () => {
    const t = (await importLoader('production')).getFixedT(null, 'cart');
    expect(t('checkout')).toBe('إتمام الشراء');
    expect(t('title', { count: 3 })).toBe('Cart (3 items)');
    expect(t('title', { count: 1 })).toBe('Cart (1 item)');
  });

  it('is marked in development', async () => {
    const t = (await importLoader('development')).getFixedT(null, 'cart');
    expect(t('lines.label')).toBe('[en] Lines');
    expect(t('checkout')).toBe('إتمام الشراء');
  });
});

describe('messages', () => {
  it('interpolate values unchanged, without escaping HTML or replacing placeholders in them', async () => {
    const t = (await loadMessages('en', ['cart'])).getFixedT(null, 'cart');
    expect(t('checkout')).toBe('Check out');
    expect(t('lines.removeProduct', { product: 'Q&A <1> {{x}} $t(title)' })).toBe(
      'Remove Q&A <1> {{x}} $t(title) from the cart',
    );
  });

  it('throw outside production when a key does not exist or its namespace is not loaded', async () => {
    vi.resetModules();
    const { t } = (await import('./i18next.ts')).i18nFor('es');
    expect(() => t('notices.gone', { ns: 'cart', product: 'x' })).toThrow('The message "notices.gone" is missing');
    // @ts-expect-error There is no such key.
    expect(() => t('titel')).toThrow('The message "titel" is missing');
  });

  it('isolate a price in an Arabic sentence, so that its currency sign stays in place', async () => {
    const t = (await loadMessages('ar', ['cart'])).getFixedT(null, 'cart');
    expect(t('notices.priceUp', { product: 'x', before: '€1.00', price: '€2.00' })).toMatch(
      /\u2068€1\.00\u2069.*\u2068€2\.00\u2069/,
    );
  });

  it('include the payment error of the spec, which no page uses yet', { tags: ['8.payment.1'] }, async () => {
    const t = (await loadMessages('fr', ['cart'])).getFixedT(null, 'cart');
    expect(t('paymentInit')).toBe(
      "Erreur de paiement: Un problème est survenu lors de l'initialisation du paiement. Veuillez réessayer.",
    );
  });
});

describe.each(languages)('the messages in %s', async (language) => {
  const i18n = await loadMessages(language, namespaces);

  it('include the navigation, the sections, the legal documents and the metadata', {
    tags: ['3.content.1'],
  }, async () => {
    const documents = await Promise.all(legalDocuments.map((name) => loadLegalDocument(language, name)));
    const texts = [
      ...documents.flatMap(({ title, html }) => [title, html]),
      i18n.t('nav.home'),
      i18n.t('readMore'),
      i18n.t('home:hero.title'),
      i18n.t('home-sections:services.items.aiConsulting.title'),
      i18n.t('shop:preview.title'),
      i18n.t('shop:preview.viewAll'),
      i18n.t('home-sections:blogPreview.title'),
      i18n.t('home-sections:about.stats.security.title'),
      i18n.t('home:cta.title'),
      i18n.t('home:meta.title'),
      i18n.t('home:meta.description'),
      i18n.t('home:contactForm.success.title'),
    ];
    expect(texts.filter((text) => text.trim() === '' || /^[\w.]+\.\w+$/.test(text))).toEqual([]);
    expect(i18n.t('footer.copyright', { year: 2031 })).toContain('2031');
  });

  it('have a plural form for every count', () => {
    for (const count of [0, 1, 2, 3, 10, 11, 99, 100, 102, 1_000_000, 1.5]) {
      expect(i18n.t('cart:title', { count })).not.toMatch(/^title|[{}]/);
    }
  });

  it('have a label and a placeholder for each contact field, and two labels for the button', {
    tags: ['3.content.3'],
  }, () => {
    const texts: string[] = (['name', 'email', 'message'] as const).flatMap((field) => [
      i18n.t(`home:contactForm.${field}.label`),
      i18n.t(`home:contactForm.${field}.placeholder`),
    ]);
    texts.push(i18n.t('home:contactForm.submit'), i18n.t('home:contactForm.submitting'));
    expect(new Set(texts).size).toBe(8);
  });
});

describe('exported messages', () => {
  it('can be added where they are not loaded, with the English ones of missing translations', async () => {
    await loadMessages('fr', ['cart']);
    const messages = JSON.parse(JSON.stringify(exportMessages('fr', ['cart'])));
    vi.resetModules();
    const browser = await import('./i18next.ts');
    browser.addMessages('fr', messages);
    expect(browser.i18nFor('fr').t('cart:checkout')).toBe(i18nFor('fr').t('cart:checkout'));
    browser.addMessages('fr', { 'en-GB': { cart: { onlyEnglish: 'English' } } });
    expect(browser.i18nFor('fr').t('cart:onlyEnglish' as 'cart:checkout')).toBe('English');
  });
});
