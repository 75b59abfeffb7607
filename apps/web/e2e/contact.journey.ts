import { expect, forVisitors, test } from './journey.ts';

forVisitors(() => {
  test('the contact form says what is wrong, sends nothing, and thanks [2.home.8] [3.contact.1] [3.content.3] [4.contact.1] [4.contact.2] [4.contact.3] [4.contact.4] [5.contact.1] [5.contact.2] [5.contact.3] [5.contact.4]', async ({
    page,
    shopper,
  }) => {
    const { home } = shopper.texts;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto('/#cta');
    await shopper.reachesContactForm();
    const field = (name: 'name' | 'email' | 'message') =>
      page.getByRole('textbox', { name: home(`contactForm.${name}.label`), exact: true });
    const fields = [field('name'), field('email'), field('message')] as const;
    const submit = page.getByRole('button', { name: home('contactForm.submit') });
    for (const one of fields) await expect(one).toHaveValue('');

    await submit.click();
    const problems = ['name.tooShort', 'email.invalid', 'message.tooShort'] as const;
    for (const [index, one] of fields.entries()) {
      await expect(one).toHaveAccessibleDescription(home(`contactForm.${problems[index] ?? 'name.tooShort'}`));
      await expect(one).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(field('name')).toBeFocused();
    await field('name').fill('A');
    await field('email').fill('ada@');
    await field('message').fill('Too short');
    await expect(field('message')).toHaveAccessibleDescription(home('contactForm.message.tooShort'));
    await submit.click();
    await expect(submit).toBeEnabled();
    await expect(field('email')).toHaveValue('ada@');
    await expect(shopper.toasts.getByRole('listitem')).toHaveCount(0);

    await field('name').fill('Al');
    await field('email').fill('al@example.com');
    await field('message').fill('Ten chars!');
    for (const one of fields) await expect(one).toHaveAccessibleDescription('');
    const urlBefore = page.url();
    asked.length = 0;
    await submit.click();
    await expect(page.getByRole('button', { name: home('contactForm.submitting') })).toBeDisabled();
    await expect(shopper.toasts).toContainText(home('contactForm.success.title'));
    await expect(shopper.toasts).toContainText(home('contactForm.success.description'));
    for (const one of fields) await expect(one).toHaveValue('');
    await expect(submit).toBeEnabled();
    await expect(submit).toBeFocused();
    expect(page.url()).toBe(urlBefore);
    expect(asked.filter((request) => !request.startsWith('GET /assets/'))).toEqual([]);
  });
});

test('in the words of the spec, an English visitor reads what is wrong [5.contact.1] [5.contact.2] [5.contact.3]', async ({
  page,
  shopper,
}) => {
  await page.goto('/#cta');
  await shopper.reachesContactForm();
  await page.getByRole('button', { name: 'Send message' }).click();
  for (const problem of [
    'Name must be at least 2 characters.',
    'Please enter a valid email.',
    'Message must be at least 10 characters.',
  ])
    await expect(page.getByText(problem, { exact: true })).toBeVisible();
});

test.describe('before the scripts have loaded', () => {
  test('the form can be read and sends nothing, and so it stays [4.contact.3]', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.route('**/assets/*.js', () => new Promise(() => {}));
    await page.goto('/', { waitUntil: 'commit' });
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
    asked.length = 0;
    // As a script of someone else's, or a browser's autofill, might: what is disabled has no values to send.
    const values = await page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form)].length);
    expect(values).toBe(0);
    await page.getByRole('button', { name: 'Send message' }).click({ force: true });
    await name.press('Enter', { timeout: 1000 }).catch(() => {});
    expect(asked.filter((request) => !request.includes('/assets/') && !request.includes('/art/'))).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, language: 'fr' });

  test('the page can be read, says what needs JavaScript, and its links lead on [1.public.1] [4.contact.3]', async ({
    page,
    shopper,
  }) => {
    const { common } = shopper.texts;
    await page.goto('/');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toHaveText(common('noScript'));
    await expect(page.getByRole('textbox').first()).toBeDisabled();
    await expect(page.getByRole('button', { name: common('cartButton.empty') })).toBeDisabled();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: common('nav.shop') })
      .click();
    await expect(page).toHaveURL(/\/shop$/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
  });
});
