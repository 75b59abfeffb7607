import { expect, test } from './journey.ts';
import { isNotFound, pages } from './pages.ts';

test.describe('every page', () => {
  test.use({ mayLog: /status of 404/ });

  test('can be opened by anyone, and has a toast area [1.public.1] [2.toast.1]', async ({ page, shopper }) => {
    for (const path of pages) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(isNotFound(path) ? 404 : 200);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('input[type=password]')).toHaveCount(0);
      await expect(shopper.toasts).toBeAttached();
    }
  });
});
