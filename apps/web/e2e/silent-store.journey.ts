import type { Route } from '@playwright/test';
import { expect, test } from './journey.ts';

interface Fault {
  answer: (route: Route) => Promise<void>;
  /** What is logged of it; nothing within the time of a journey when the store only keeps its visitor waiting. */
  logged?: RegExp;
}

const faults: Record<string, Fault> = {
  'is down': { answer: (route) => route.abort('connectionrefused'), logged: /cannot be reached/ },
  'answers 500': {
    answer: (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
    logged: /HTTP 500: Internal Server Error/,
  },
  'answers HTML': {
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    logged: /JSON/,
  },
  'answers half a JSON': {
    answer: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"products":[{' }),
    logged: /JSON/,
  },
  'does not answer': { answer: () => new Promise(() => {}) },
};

for (const [fault, { answer, logged }] of Object.entries(faults)) {
  test.describe(`a store that ${fault}`, () => {
    test.use({ language: 'fr', mayLog: /The store did not (answer|say)|Failed to load resource/ });

    test('costs the visitor the offers alone, without a word but on the console [7.related.2] [7.suggest.3] [8.fetch.1]', async ({
      page,
      shopper,
    }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      const saidOf = (asked: string) => said.filter((line) => line.includes(asked) && logged?.test(line)).length;
      await page.route('**/store/**', answer);
      await page.goto('/product/2');
      await shopper.addsToCart();
      await expect(shopper.modal.getByText('Pas de suggestions pour le moment.')).toBeVisible();
      if (logged) await expect.poll(() => saidOf('[offers, fr, 5]')).toBe(1);
      await shopper.continuesShopping();
      await shopper.opensCart(1);
      await expect(shopper.lineOf(shopper.nameOf('2'))).toBeVisible();
      await expect(shopper.drawer.getByRole('button', { name: shopper.texts.cart('checkout') })).toBeVisible();
      if (logged) await expect.poll(() => saidOf('[offers, fr, 6]')).toBe(1);
      await expect(shopper.related).toHaveCount(0);
      await expect(shopper.toasts.getByRole('listitem')).toHaveCount(0);
    });
  });
}
