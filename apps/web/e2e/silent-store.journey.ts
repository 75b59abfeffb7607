import type { Route } from '@playwright/test';
import { expect, test } from './journey.ts';

const faults: Record<string, (route: Route) => Promise<void>> = {
  'is down': (route) => route.abort('connectionrefused'),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'answers HTML': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  'answers half a JSON': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"products":[{' }),
  'does not answer': () => new Promise(() => {}),
};

for (const [fault, answer] of Object.entries(faults)) {
  test.describe(`a store that ${fault}`, () => {
    test.use({ language: 'fr', mayLog: /The store did not (answer|say)|Failed to load resource/ });

    test('changes nothing but the related area [7.related.2] [7.suggest.3] [8.fetch.1]', async ({ page, shopper }) => {
      await page.route('**/store/**', answer);
      await page.goto('/product/2');
      await shopper.addsToCart();
      await expect(shopper.modal.getByText('Pas de suggestions pour le moment.')).toBeVisible();
      await shopper.continuesShopping();
      await shopper.opensCart(1);
      await expect(shopper.lineOf(shopper.nameOf('2'))).toBeVisible();
      await expect(shopper.drawer.getByRole('button', { name: shopper.texts.cart('checkout') })).toBeVisible();
      await expect(shopper.related).toHaveCount(0);
    });
  });
}
