import { expect, it } from 'vitest';
import { loadPost } from '../src/content/load-posts.ts';
import { loadProductDetails } from '../src/content/load-product-details.ts';
import { loadProducts } from '../src/content/load-products.ts';
import { loadMessages } from '../src/i18next.ts';
import { loadLockedContent } from '../src/locked/index.ts';
import { toPlainText } from '../src/plain-text.ts';

const products = await loadProducts('en');
const lockedContent = await loadLockedContent('en');
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];

/** Returns the numbers of the groups of a pattern. Groups may have words, as in “eleven hours”, and amounts, as in “€1,200”. */
function findNumbers(text: string, pattern: RegExp): number[] {
  const [, ...groups] = pattern.exec(text) ?? [];
  expect(groups, `${pattern}`).not.toEqual([]);
  return groups.map((group) => (words.includes(group) ? words.indexOf(group) : Number(group.replace(/[€,]/g, ''))));
}

const formatEuros = (amount: number) => `€${amount.toLocaleString('en')}`;
const loadPostText = async (slug: string) => toPlainText((await loadPost('en', slug))?.content ?? '');

/** Loads the price of a product in euros, the plain text of its page and of its locked content, and how it pays for itself. */
async function loadProduct(id: string) {
  const product = products.find((product) => product.id === id);
  const details = await loadProductDetails('en', id);
  const answer = details?.faq.find(({ question }) => question === 'Does it pay for itself?')?.answer ?? '';
  const format = details?.format.map(({ value }) => value).join('\n');
  const text = toPlainText(`${product?.previewContent} ${details?.sample} ${format}`);
  const locked = toPlainText(lockedContent[id] ?? '');
  return { price: (product?.price_in_cents ?? 0) / 100, text, locked, answer };
}

/** Expects an answer that a product pays for itself within a time, which is as short as the gain per week or month allows. */
function expectPayback(answer: string, price: number, gain: number, unit: string) {
  expect(answer).toContain(`within ${words[Math.ceil(price / gain)]} ${unit}`);
}

/** What the three ways to sort emails in the article cost per month. */
async function loadSortingCosts() {
  const totals = /Total\s*(€[\d,]+)\s*(€[\d,]+)\s*(€[\d,]+)/;
  const [byHand = 0, alone = 0, withThreshold = 0] = findNumbers(await loadPostText('price-of-mistakes'), totals);
  return { byHand, alone, withThreshold };
}

it('the consulting gives what the worked example in the article saves in a year', async () => {
  const { byHand, withThreshold } = await loadSortingCosts();
  const { t } = await loadMessages('en', ['home-sections']);
  expect(t('home-sections:services.items.aiConsulting.description')).toContain(
    `saves ${formatEuros(12 * (byHand - withThreshold))} a year`,
  );
});

it('the guide costs less than a month of the worked example in the article', async () => {
  const { price, answer } = await loadProduct('1');
  const { byHand, alone, withThreshold } = await loadSortingCosts();
  expect(answer).toContain(`loses a company ${formatEuros(alone - byHand)} a month`);
  expect(answer).toContain(`saves it ${formatEuros(byHand - withThreshold)}`);
  expect(Math.min(alone - byHand, byHand - withThreshold)).toBeGreaterThan(price);
});

it('the guide gives the time that its wholesaler saves on orders', async () => {
  const { text, locked, answer } = await loadProduct('1');
  const [orders = 0, minutes = 0] = findNumbers(text, /orders that arrive as PDFs\s*(\d+)\s*(\d+)/);
  const [before = 0, after = 0] = findNumbers(locked, /order entry, from (\w+) minutes to (\w+)/);
  expect(before).toBe(minutes / orders);
  expect(answer).toContain(`from ${words[before]} minutes to ${words[after]}: on ${orders} orders a day`);
  expect(answer).toContain('more than two and a half hours');
  expect(orders * (before - after)).toBeGreaterThan(2.5 * 60);
});

it('the toolkit gives its price per month and the difference in the sample report', async () => {
  const { price, text, answer } = await loadProduct('2');
  const [cost = 0, costBefore = 0] = findNumbers(text, /cost you €(\d+) \(the week before: €(\d+)\)/);
  const [customers = 0] = findNumbers(text, /Total\s*€2,280\s*(\d+)/);
  expect(answer).toContain(
    `twelve months of support, the toolkit comes to about ${formatEuros(Math.round(price / 12))} a month`,
  );
  expect(answer).toContain(`each of the ${customers} new customers cost ${formatEuros(costBefore - cost)} less`);
  expect(answer).toContain(`${formatEuros(customers * (costBefore - cost))} in one week`);
});

it('the advanced course pays for itself with the payments of its worked exercise', async () => {
  const { price, text, answer } = await loadProduct('3');
  const [saved = 0, cost = 0] = findNumbers(text, /saves (€[\d,]+) and costs (€\d+)/);
  const [payments = 0] = findNumbers(text, /Of ([\d,]+) payments/);
  const [payback = 0] = findNumbers(answer, /If you handle ([\d,]+)/);
  expect(answer).toContain(`saves ${formatEuros(saved - cost)} in ${payments.toLocaleString('en')} payments`);
  expect(((saved - cost) * payback) / payments).toBeGreaterThan(price);
});

/** What the shop of the article loses per month on the slices of its advertising that do not pay. */
async function loadAdvertisingLoss() {
  const post = await loadPostText('last-advertising-euro');
  const [third = 0, fourth = 0] = findNumbers(post, /loses (€\d+)\. The fourth .* loses (€\d+)\./);
  return third + fourth;
}

it('the e-book on marketing costs less than a month of the losses in the article', async () => {
  const { price, answer } = await loadProduct('4');
  const loss = await loadAdvertisingLoss();
  expect(answer).toContain(`the two slices that lose money leaves the shop ${formatEuros(loss)} more a month`);
  expect(loss).toBeGreaterThan(price);
});

it('the e-book on marketing gives the result of its companies', async () => {
  const { locked, answer } = await loadProduct('4');
  const [all, fewer] = findNumbers(
    locked,
    /Of (\d+) companies, (\d+) ended up with a smaller budget and a larger margin/,
  );
  expect(answer).toContain(
    `Of the ${all} companies in the book, ${fewer} ended up with a smaller budget and a larger margin`,
  );
});

it('the productivity pack pays for itself with the hours of its first team', async () => {
  const { price, text, answer } = await loadProduct('5');
  const [before = 0, after = 0] = findNumbers(text, /lost (\w+) hours a week .* now loses (\w+)\./);
  const [wage = 0] = findNumbers(await loadPostText('price-of-mistakes'), /and €(\d+) an hour, all costs included/);
  const gain = (before - after) * wage;
  expect(answer).toContain(`won back ${words[before - after]} hours a week. At €${wage} an hour, that’s €${gain}`);
  expectPayback(answer, price, gain, 'weeks');
  const [computers = 0] = findNumbers(text, /Up to (\d+) computers/);
  expect(answer).toContain(
    `over ${computers} computers, it costs about ${formatEuros(Math.round(price / computers))} each`,
  );
});

it('the introductory course pays for itself with the losses in the article', async () => {
  const { price, answer } = await loadProduct('6');
  const loss = await loadAdvertisingLoss();
  expect(answer).toContain(`loses ${formatEuros(loss)} a month`);
  expectPayback(answer, price, loss, 'months');
});
