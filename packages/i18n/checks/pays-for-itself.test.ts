import { expect, it } from 'vitest';
import { loadCatalogue } from '../src/catalogue/index.ts';
import { loadPost } from '../src/content/load-posts.ts';
import { loadProductDetails } from '../src/content/load-product-details.ts';
import { loadProducts } from '../src/content/load-products.ts';
import { loadMessages } from '../src/i18next.ts';
import { loadLockedContent } from '../src/locked/index.ts';
import { toPlainText } from '../src/plain-text.ts';

const products = await loadProducts('en');
const lockedContent = await loadLockedContent('en');
const catalogue = await loadCatalogue('en');
const heading = 'Does it pay for itself?';
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
  const answer = details?.faq.find(({ question }) => question === heading)?.answer ?? '';
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

/** What an hour of work costs in the article, in euros. */
async function loadWage() {
  const [wage = 0] = findNumbers(await loadPostText('price-of-mistakes'), /and €(\d+) an hour, all costs included/);
  return wage;
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
  const wage = await loadWage();
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

/** Returns the plain text of a section of a store-only product. The tests of the store compare its prices with those of the product. */
const getSection = (id: string, title = heading) =>
  toPlainText(catalogue[id]?.info.find((section) => section.title === title)?.description ?? '');

it('the audit pays for itself with extra orders in the shop of the article', async () => {
  const text = getSection('site-audit');
  const post = await loadPostText('last-advertising-euro');
  const [margin = 0, orders = 0] = findNumbers(post, /so €(\d+) an order\..* which bring (\d+) orders/);
  expect(text).toContain(`${orders} orders a month, with a margin of €${margin} on each`);
  const [price = 0, extraOrders = 0, percent] = findNumbers(text, /\((€\d+)\) .* (\d+) extra orders: about (\d+)%/);
  expect(extraOrders).toBe(Math.ceil(price / margin));
  expect(percent).toBe(Math.round((100 * extraOrders) / (12 * orders)));
});

it('the session costs less than its chance to change the decision in the article', async () => {
  const text = getSection('strategy-session');
  const { byHand, alone, withThreshold } = await loadSortingCosts();
  expect(text).toContain(
    `loses a company ${formatEuros(alone - byHand)} a month or saves it ${formatEuros(byHand - withThreshold)}`,
  );
  expect(text).toContain(`a difference of ${formatEuros(alone - withThreshold)}`);
  const pattern = /one chance in (\w+) .* is worth (€\d+) in the first month; the session costs (€\d+)/;
  const [chances = 0, value = 0, price = 0] = findNumbers(text, pattern);
  expect(value).toBe((alone - withThreshold) / chances);
  expect(value).toBeGreaterThan(price);
});

it('the workshop pays for itself, with the time that it takes, in the given weeks', async () => {
  const text = getSection('live-workshop');
  const wage = await loadWage();
  const minutes = [...getSection('live-workshop', 'Programme and follow-up').matchAll(/\((\d+) minutes\)/g)];
  const hours = minutes.reduce((sum, [, minutes]) => sum + Number(minutes) / 60, 0);
  expect(hours).toBe(3.5);
  const [price = 0] = findNumbers(text, /Your place costs (€\d+)/);
  const total = price + hours * wage;
  expect(text).toContain(`three and a half hours, at €${wage} an hour, another €${hours * wage}: €${total} in all`);
  expect(text).toContain(`within ${Math.ceil(total / wage)} weeks; if it saves you two, `);
  expect(text).toContain(`within ${words[Math.ceil(total / (2 * wage))]}.`);
});

it('the prompt library pays for itself with the minutes that it saves', async () => {
  const text = getSection('prompt-library');
  const wage = await loadWage();
  expect(text).toContain(`At €${wage} an hour`);
  const personPattern = /\((€\d+)\) .* once (\w+) texts .* have each taken you (\d+) minutes less/;
  const [price = 0, texts, minutes = 0] = findNumbers(text, personPattern);
  expect(texts).toBe(Math.ceil((price * 60) / (wage * minutes)));
  const teamPattern =
    /\((€\d+) at its regular price\) .* once (\d+) people have saved (\d+) minutes each: that’s (€\d+)/;
  const [teamPrice = 0, people = 0, minutesEach = 0, gain = 0] = findNumbers(text, teamPattern);
  expect(catalogue['prompt-library']?.options.licence?.values.team).toContain(`up to ${people} people`);
  expect(gain).toBe((people * minutesEach * wage) / 60);
  expect(gain).toBeGreaterThan(teamPrice);
});

it('the kit pays for itself, with the time that it takes, in the given weeks', async () => {
  const text = getSection('brand-voice-kit');
  const wage = await loadWage();
  const timePattern = /two afternoons of (\w+) hours for (\w+) people make (\d+) hours/;
  const [afternoon = 0, group = 0, hours = 0] = findNumbers(text, timePattern);
  expect(getSection('brand-voice-kit', 'How long it takes')).toContain(
    `Two afternoons for a group of ${words[group]} to`,
  );
  expect(hours).toBe(2 * afternoon * group);
  const [price = 0] = findNumbers(text, /\((€\d+) at its regular price\)/);
  const total = price + hours * wage;
  expect(text).toContain(`At €${wage} an hour, that’s €${hours * wage}`);
  expect(text).toContain(`at its regular price) €${total}.`);
  const [writers = 0] = findNumbers(text, /If (\d+) people .* a quarter of an hour less a week/);
  const gain = (writers * wage) / 4;
  expect(text).toContain(
    `you save €${gain} a week, and the kit has paid for itself within ${Math.ceil(total / gain)} weeks`,
  );
});

it('the dashboard templates pay for themselves with less time than one dashboard takes', async () => {
  const text = getSection('dashboard-templates');
  const wage = await loadWage();
  expect(text).toContain(`At €${wage} an hour`);
  const tools = [...text.matchAll(/(\d+)(?: minutes)? \([\w ]+, €(\d+)\)/g)];
  expect(tools).toHaveLength(3);
  for (const [, minutes, price] of tools) expect(Number(minutes)).toBe(Math.ceil((Number(price) * 60) / wage));
  const [hours = 0] = findNumbers(text, /a single dashboard yourself would take you (\w+) hours/);
  expect(Math.max(...tools.map(([, minutes]) => Number(minutes)))).toBeLessThanOrEqual(60 * hours);
});

it('the masterclass pays for itself with less than one order a month', () => {
  const pattern = /a margin of (\d+) dinars\..* \(([\d.]+) dinars\) by it: after (\d+) extra orders/;
  const [margin = 0, price = 0, orders = 0] = findNumbers(getSection('tunis-masterclass'), pattern);
  expect(orders).toBe(Math.ceil(price / margin));
  expect(orders).toBeLessThan(12);
});
