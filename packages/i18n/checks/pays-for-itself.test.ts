import { expect, it } from 'vitest';
import { loadPost } from '../src/content/load-posts.ts';
import { loadProductDetails } from '../src/content/load-product-details.ts';
import { loadProducts } from '../src/content/load-products.ts';
import { toPlainText } from '../src/plain-text.ts';

const products = await loadProducts('en');
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];

/** Returns the numbers of the groups of a pattern. Groups may have words, as in “eleven hours”, and amounts, as in “€1,200”. */
function findNumbers(text: string, pattern: RegExp): number[] {
  const [, ...groups] = pattern.exec(text) ?? [];
  expect(groups, `${pattern}`).not.toEqual([]);
  return groups.map((group) => (words.includes(group) ? words.indexOf(group) : Number(group.replace(/[€,]/g, ''))));
}

const formatEuros = (amount: number) => `€${amount.toLocaleString('en')}`;
const loadPostText = async (slug: string) => toPlainText((await loadPost('en', slug))?.content ?? '');

/** Loads what the page of a product shows: its price in euros, its preview and sample, and how it pays for itself. */
async function loadProduct(id: string) {
  const product = products.find((product) => product.id === id);
  const details = await loadProductDetails('en', id);
  const answer = details?.faq.find(({ question }) => question === 'Does it pay for itself?')?.answer ?? '';
  const text = toPlainText(`${product?.previewContent} ${details?.sample}`);
  return { price: (product?.price_in_cents ?? 0) / 100, text, answer };
}

/** Expects an answer that a product pays for itself within a time, which is as short as the gain per week or month allows. */
function expectPayback(answer: string, price: number, gain: number, unit: string) {
  expect(answer).toContain(`within ${words[Math.ceil(price / gain)]} ${unit}`);
}

it('the guide costs less than a month of the worked example in the article', async () => {
  const { price, answer } = await loadProduct('1');
  const totals = /Total\s*(€[\d,]+)\s*(€[\d,]+)\s*(€[\d,]+)/;
  const [byHand = 0, alone = 0, withThreshold = 0] = findNumbers(await loadPostText('price-of-mistakes'), totals);
  expect(answer).toContain(`loses a company ${formatEuros(alone - byHand)} a month`);
  expect(answer).toContain(`saves it ${formatEuros(byHand - withThreshold)}`);
  expect(Math.min(alone - byHand, byHand - withThreshold)).toBeGreaterThan(price);
});

it('the toolkit pays for itself at the rate of the sample report', async () => {
  const { price, text, answer } = await loadProduct('2');
  const [cost = 0, costBefore = 0] = findNumbers(text, /cost you €(\d+) \(the week before: €(\d+)\)/);
  const [customers = 0] = findNumbers(text, /Total\s*€2,280\s*(\d+)/);
  const gain = customers * (costBefore - cost);
  expect(answer).toContain(`each of the ${customers} new customers cost ${formatEuros(costBefore - cost)} less`);
  expect(answer).toContain(`${formatEuros(gain)} in one week`);
  expectPayback(answer, price, gain, 'weeks');
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

it('the productivity pack pays for itself with the hours of its first team', async () => {
  const { price, text, answer } = await loadProduct('5');
  const [before = 0, after = 0] = findNumbers(text, /lost (\w+) hours a week .* now loses (\w+)\./);
  const [wage = 0] = findNumbers(await loadPostText('price-of-mistakes'), /and €(\d+) an hour, all costs included/);
  const gain = (before - after) * wage;
  expect(answer).toContain(`won back ${words[before - after]} hours a week. At €${wage} an hour, that’s €${gain}`);
  expectPayback(answer, price, gain, 'weeks');
});

it('the introductory course pays for itself with the losses in the article', async () => {
  const { price, answer } = await loadProduct('6');
  const loss = await loadAdvertisingLoss();
  expect(answer).toContain(`loses ${formatEuros(loss)} a month`);
  expectPayback(answer, price, loss, 'months');
});
