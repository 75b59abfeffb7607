import { describe, expect, it } from 'vitest';
import { loadMessages } from '../i18next.ts';
import { languages } from '../languages.ts';
import { toPlainText } from '../plain-text.ts';
import { loadProducts } from './load-products.ts';

describe.each(languages)('the product list in %s', async (language) => {
  const products = await loadProducts(language);
  /** The products of the specification. */
  const specProducts = products.filter(({ id }) => Number(id) <= 6);

  it('has the products of the specification, with ids 1 to 6, and no empty fields', { tags: ['3.local.1'] }, () => {
    expect(specProducts.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6']);
    for (const { name, image_url, imageAlt, description, previewContent, features } of products) {
      expect(image_url).toMatch(/^\/art\/products\/[\w-]+\.svg$/);
      for (const text of [name, imageAlt, description, previewContent, ...features]) expect(text.trim()).not.toBe('');
    }
  });

  it('has the same prices in every language, in cents', { tags: ['3.local.2'] }, () => {
    expect(specProducts.map(({ price_in_cents }) => price_in_cents)).toEqual([
      49999, 99999, 149999, 39999, 79999, 119999,
    ]);
  });

  it('has two e-books, two software products and two courses', { tags: ['3.local.3'] }, async () => {
    const categories = ['e-books', 'software', 'courses', 'e-books', 'software', 'courses'];
    expect(specProducts.map(({ category }) => category)).toEqual(categories);
    const t = (await loadMessages(language, ['common'])).getFixedT(null, 'common');
    const labels = products.map(({ category }) => t(`categories.${category}`));
    expect(new Set(labels).size).toBe(3);
    if (language === 'en') expect(labels.slice(0, 3)).toEqual(['E-books', 'Software', 'Courses']);
    if (language === 'fr') expect(labels.slice(0, 3)).toEqual(['E-books', 'Logiciels', 'Formations']);
  });

  it('states 15 chapters, 20 hours and 5 projects for the machine-learning course', { tags: ['3.local.5'] }, () => {
    const course = products.find(({ id }) => id === '3');
    for (const text of [course?.description, course?.previewContent, course?.features.join(' ')]) {
      for (const number of ['15', '20', '5']) expect(toPlainText(text ?? '').split(/\D+/)).toContain(number);
    }
  });

  it('has a preview in HTML and a list of short features for each product', { tags: ['3.local.7'] }, () => {
    for (const { previewContent, features } of products) {
      expect(previewContent).toMatch(/^<p>.*<\/\w+>$/s);
      expect(features.length).toBeGreaterThanOrEqual(4);
      expect(features.filter((feature) => feature.length > 80 || /[<>\n]/.test(feature))).toEqual([]);
    }
  });
});

describe('the product list', () => {
  it('has the names and the order of the specification', { tags: ['3.local.6'] }, async () => {
    expect((await loadProducts('en')).slice(0, 6).map(({ name }) => name)).toEqual([
      'AI in Business: A Practical Guide',
      'Digital Marketing Toolkit',
      'Advanced Machine Learning Course',
      'Digital Marketing Strategies 2025',
      'Productivity Booster Pack',
      'Introduction to Data Science',
    ]);
  });
});
