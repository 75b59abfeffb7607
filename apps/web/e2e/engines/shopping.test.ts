import { describe } from 'vitest';
import { expect, test } from './fixtures.ts';

describe.each([
  { language: 'en', width: 1280 },
  { language: 'ar', width: 390 },
] as const)('in $language at $width px', ({ language, width }) => {
  test('adds a product and a suggestion, changes and removes the product, and checks out', async ({ openPage }) => {
    const site = await openPage(language, width);
    const { cart, common, shop } = site.messages;
    const guide = site.productName('1');
    await site.open('/shop');
    await site.click(site.link(`${shop('details')} ${guide}`));
    await site.expectPath('/product/1');
    await site.expectElement(site.pageHeading(guide));
    await site.click({ ...site.button(common('addToCart')), within: site.main });
    await site.expectElement(site.modal, { text: expect.stringContaining(guide) });

    const suggestions = { role: 'region', name: cart('suggestions.title'), within: site.modal };
    await site.expectCount({ role: 'listitem', within: suggestions }, 2);
    await site.click({ role: 'button', within: suggestions });
    await site.expectCount({ role: 'listitem', within: suggestions }, 1);
    await site.click(site.button(cart('added.continue')));
    await site.expectCount(site.modal, 0);

    await site.click(site.cartButton(2));
    await site.expectElement(site.drawer(2));
    await site.click(site.button(cart('lines.increase', { product: guide })));
    await site.expectElement(site.drawer(3));
    const quantityField = { role: 'textbox', name: cart('lines.quantity', { product: guide }) };
    await site.fill(quantityField, '4');
    await site.tab.press('Enter');
    await site.expectElement(site.drawer(5));
    await site.expectElement(quantityField, { value: '4' });
    await site.click(site.button(cart('lines.removeProduct', { product: guide })));
    await site.expectElement(site.drawer(1));
    expect(Object.values(await site.readSavedCart())).toEqual([1]);

    await site.click(site.button(cart('checkout')));
    await site.expectElement(site.toasts, { text: expect.stringContaining(cart('checkoutUnavailable.title')) });
    await site.tab.press('Escape');
    await site.expectCount({ role: 'listitem', within: site.toasts }, 0);
    await site.click(site.button(cart('close')));
    await site.expectCount(site.drawer(1), 0);

    await site.tab.reload();
    await site.expectElement(site.cartButton(1), { isEnabled: true });
  });

  test('opens the purchase dialog, returns the focus when it closes and shows a toast after a click on its buy button', async ({
    openPage,
  }) => {
    const site = await openPage(language, width);
    const { common, product } = site.messages;
    const unlockButton = site.button(product('locked.unlock'));
    const dialog = { role: 'dialog', name: site.productName('3') };
    await site.open('/product/3');
    await site.click(unlockButton);
    await site.expectElement(dialog, { text: expect.stringContaining(product('purchase.vat')) });
    await site.click({ ...site.button(common('close')), within: dialog });
    await site.expectCount(dialog, 0);
    await site.expectElement(unlockButton, { isFocused: true });
    await site.click(unlockButton);
    await site.click({ ...site.button(product('purchase.buy')), within: dialog });
    await site.expectCount(dialog, 0);
    await site.expectElement(site.toasts, { text: expect.stringContaining(product('purchase.repair.title')) });
    expect(await site.readSavedCart()).toEqual({});
  });
});

test('shows the changes of each tab in the other tab', async ({ openPage }) => {
  const [english, french] = [await openPage('en'), await openPage('fr')];
  await english.open('/product/1');
  await french.open('/product/2');
  await english.click({ ...english.button(english.messages.common('addToCart')), within: english.main });
  await french.expectElement(french.cartButton(1));
  await french.click({ ...french.button(french.messages.common('addToCart')), within: french.main });
  await english.click(english.button(english.messages.cart('added.continue')));
  await english.expectElement(english.cartButton(2));
  expect(await english.readSavedCart()).toEqual({ '1-default': 1, '2-default': 1 });
  await french.open('/success');
  await english.expectElement(english.cartButton(0));
});
