import { describe } from 'vitest';
import { expect, test } from './fixtures.ts';

describe.each([
  { language: 'en', width: 1280 },
  { language: 'ar', width: 390 },
] as const)('in $language at $width px', ({ language, width }) => {
  test('adds a product and a suggestion, changes a quantity, removes a line, shows a toast on checkout and keeps the cart after a reload', async ({
    openPage,
  }) => {
    const site = await openPage(language, width);
    const guide = site.getProductName('1');
    await site.open('/shop');
    await site.click(site.getLink(`${site.t.shop('details')} ${guide}`));
    await site.expectPath('/product/1');
    await site.expectElement(site.getPageHeading(guide));
    await site.click({ ...site.getButton(site.t.common('addToCart')), within: site.main });
    await site.expectElement(site.modal, { text: expect.stringContaining(guide) });

    const suggestions = { role: 'region', name: site.t.cart('suggestions.title'), within: site.modal };
    await site.expectCount({ role: 'listitem', within: suggestions }, 2);
    await site.click({ role: 'button', within: suggestions });
    await site.expectCount({ role: 'listitem', within: suggestions }, 1);
    await site.click(site.getButton(site.t.cart('added.continue')));
    await site.expectCount(site.modal, 0);

    await site.click(site.getCartButton(2));
    await site.expectElement(site.getDrawer(2));
    await site.click(site.getButton(site.t.cart('lines.increase', { product: guide })));
    await site.expectElement(site.getDrawer(3));
    const quantityField = { role: 'textbox', name: site.t.cart('lines.quantity', { product: guide }) };
    await site.fill(quantityField, '4');
    await site.tab.press('Enter');
    await site.expectElement(site.getDrawer(5));
    await site.expectElement(quantityField, { value: '4' });
    await site.click(site.getButton(site.t.cart('lines.removeProduct', { product: guide })));
    await site.expectElement(site.getDrawer(1));
    expect(Object.values(await site.readSavedCart())).toEqual([1]);

    await site.click(site.getButton(site.t.cart('checkout')));
    await site.expectElement(site.toasts, { text: expect.stringContaining(site.t.cart('checkoutUnavailable.title')) });
    await site.tab.press('Escape');
    await site.expectCount({ role: 'listitem', within: site.toasts }, 0);
    await site.click(site.getButton(site.t.cart('close')));
    await site.expectCount(site.getDrawer(1), 0);

    await site.tab.reload();
    await site.expectElement(site.getCartButton(1), { isEnabled: true });
  });

  test('opens the purchase dialog, returns the focus when it closes and shows a toast after a click on its buy button', async ({
    openPage,
  }) => {
    const site = await openPage(language, width);
    const unlockButton = site.getButton(site.t.product('locked.unlock'));
    const dialog = { role: 'dialog', name: site.getProductName('3') };
    await site.open('/product/3');
    await site.click(unlockButton);
    await site.expectElement(dialog, { text: expect.stringContaining(site.t.product('purchase.vat')) });
    await site.click({ ...site.getButton(site.t.common('close')), within: dialog });
    await site.expectCount(dialog, 0);
    await site.expectElement(unlockButton, { isFocused: true });
    await site.click(unlockButton);
    await site.click({ ...site.getButton(site.t.product('purchase.buy')), within: dialog });
    await site.expectCount(dialog, 0);
    await site.expectElement(site.toasts, { text: expect.stringContaining(site.t.product('purchase.repair.title')) });
    expect(await site.readSavedCart()).toEqual({});
  });
});

test('shows the changes of each tab in the other tab', async ({ openPage }) => {
  const [english, french] = [await openPage('en'), await openPage('fr')];
  await english.open('/product/1');
  await french.open('/product/2');
  await english.click({ ...english.getButton(english.t.common('addToCart')), within: english.main });
  await french.expectElement(french.getCartButton(1));
  await french.click({ ...french.getButton(french.t.common('addToCart')), within: french.main });
  await english.click(english.getButton(english.t.cart('added.continue')));
  await english.expectElement(english.getCartButton(2));
  expect(await english.readSavedCart()).toEqual({ '1-default': 1, '2-default': 1 });
  await french.open('/success');
  await english.expectElement(english.getCartButton(0));
});
