import { expect, test } from './fixtures.ts';
import { isNotFound, pagePaths } from './page-paths.ts';

test.describe('every page', () => {
  test.use({ allowedConsole: /status of 404/ });

  test('is public and has a toast region [1.public.1] [2.toast.1]', async ({ page, site }) => {
    for (const path of pagePaths) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(isNotFound(path) ? 404 : 200);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('input[type=password]')).toHaveCount(0);
      await expect(site.toasts).toBeAttached();
    }
  });
});
