import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Whether the text of an element is dark enough to be read on white paper. Browsers print no backgrounds by default. */
const isDark = (element: Locator) =>
  element.evaluate((element) => {
    const [red = 255, green = 255, blue = 255] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
    return red * 0.2126 + green * 0.7152 + blue * 0.0722 < 110;
  });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`printed in ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    test('a product page shows the answers to all questions, and its price in a dark color', async ({ page, site }) => {
      await page.goto('/en/product/3');
      await site.waitUntilHydrated();
      const answers = page.locator('details > :not(summary)');
      await expect(answers.last()).toBeHidden();
      await page.emulateMedia({ media: 'print', colorScheme });
      expect(await answers.count()).toBeGreaterThan(1);
      for (const answer of await answers.all()) await expect(answer).toBeVisible();
      expect(await isDark(page.getByText(site.formatAmount(site.getProduct('3').price_in_cents)).first())).toBe(true);
    });

    test('the prices of the shop, the chosen category and the chosen options are dark', async ({ page }) => {
      await page.goto('/en/shop');
      await page.emulateMedia({ media: 'print', colorScheme });
      const prices = page.getByRole('main').locator('bdi');
      expect(await prices.count()).toBeGreaterThan(5);
      for (const price of await prices.all()) expect(await isDark(price)).toBe(true);
      const pressedButtons = page.getByRole('button', { pressed: true });
      await expect(pressedButtons).not.toHaveCount(0);
      for (const button of await pressedButtons.all()) expect(await isDark(button)).toBe(true);

      await page.goto('/en/product/live-workshop');
      const chosenOptions = page.locator('label:has(:checked)');
      expect(await chosenOptions.count()).toBeGreaterThan(1);
      for (const option of await chosenOptions.all()) expect(await isDark(option)).toBe(true);
    });
  });
