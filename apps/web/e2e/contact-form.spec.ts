import { expect, test } from './fixtures.ts';

test('shows an error for each invalid field, and a success toast after a valid submission, which sends no request', {
  tag: [
    '@2.home.8',
    '@3.contact.1',
    '@3.content.3',
    '@4.contact.1',
    '@4.contact.2',
    '@4.contact.3',
    '@4.contact.4',
    '@5.contact.1',
    '@5.contact.2',
    '@5.contact.3',
    '@5.contact.4',
  ],
}, async ({ page, site }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto('/#cta');
  await site.scrollToContactForm();
  const getField = (name: 'name' | 'email' | 'message') =>
    page.getByRole('textbox', { name: site.t.home(`contactForm.${name}.label`), exact: true });
  const fields = [getField('name'), getField('email'), getField('message')] as const;
  const submitButton = page.getByRole('button', { name: site.t.home('contactForm.submit') });
  for (const input of fields) await expect(input).toHaveValue('');

  await submitButton.click();
  const errors = [
    'Name must be at least 2 characters.',
    'Please enter a valid email.',
    'Message must be at least 10 characters.',
  ];
  for (const [index, input] of fields.entries()) {
    await expect(input).toHaveAccessibleDescription(errors[index] ?? '');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(getField('name')).toBeFocused();
  await getField('name').fill('A');
  await getField('email').fill('ada@');
  await getField('message').fill('Too short');
  await expect(getField('message')).toHaveAccessibleDescription(site.t.home('contactForm.message.tooShort'));
  await submitButton.click();
  await expect(submitButton).toBeEnabled();
  await expect(getField('email')).toHaveValue('ada@');
  await expect(site.toasts.getByRole('listitem')).toHaveCount(0);

  await getField('name').fill('Al');
  await getField('email').fill('al@example.com');
  await getField('message').fill('Ten chars!');
  for (const input of fields) await expect(input).toHaveAccessibleDescription('');
  const urlBefore = page.url();
  requests.length = 0;
  // The button is disabled for a short time only, so the page records its states.
  const states = await page.locator('#cta form').evaluateHandle((form) => {
    const states = new Set<string>();
    const recordState = () => {
      const button = form.querySelector('[type=submit]');
      states.add(`${button?.textContent}, ${button?.matches(':disabled') ? 'disabled' : 'enabled'}`);
    };
    new MutationObserver(recordState).observe(form, { subtree: true, childList: true, attributes: true });
    return states;
  });
  await submitButton.click();
  await expect(site.toasts).toContainText(site.t.home('contactForm.success.title'));
  await expect(site.toasts).toContainText(site.t.home('contactForm.success.description'));
  for (const input of fields) await expect(input).toHaveValue('');
  await expect(submitButton).toBeEnabled();
  await expect(submitButton).toBeFocused();
  const submittingText = site.t.home('contactForm.submitting');
  expect(await states.evaluate((states) => [...states])).toContain(`${submittingText}, disabled`);
  expect(page.url()).toBe(urlBefore);
  // Meanwhile, the page may load chunks, images that are in view, and products of the store.
  expect(requests.filter((request) => !/^GET \/(?:assets|art|store)\//.test(request))).toEqual([]);
});

test.describe('the contact form, before the scripts load', () => {
  test('is disabled and submits nothing', { tag: ['@4.contact.3'] }, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.route('**/assets/*.js', () => new Promise(() => {}));
    await page.goto('/', { waitUntil: 'commit' });
    const nameField = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(nameField).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
    requests.length = 0;
    // Disabled fields have no values to submit, even if an extension or autofill submits the form.
    const valueCount = await page
      .locator('#cta form')
      .evaluate((form: HTMLFormElement) => [...new FormData(form)].length);
    expect(valueCount).toBe(0);
    await page.getByRole('button', { name: 'Send message' }).click({ force: true });
    await nameField.press('Enter', { timeout: 1000 }).catch(() => {});
    expect(requests.filter((request) => !request.includes('/assets/') && !request.includes('/art/'))).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, language: 'fr' });

  test('shows the page with working links, and a note that buttons and forms need JavaScript', async ({
    page,
    site,
  }) => {
    await page.goto('/');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toHaveText(site.t.common('noScript'));
    await expect(page.getByRole('textbox').first()).toBeDisabled();
    await expect(page.getByRole('button', { name: site.t.common('cartButton.empty') })).toBeDisabled();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: site.t.common('nav.shop') })
      .click();
    await expect(page).toHaveURL(/\/shop$/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(14);
  });
});
