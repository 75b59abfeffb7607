import { expect, test } from './fixtures.ts';

const serviceKeys = ['aiConsulting', 'aiDevelopment', 'marketingLearning'] as const;
const statKeys = ['security', 'team', 'innovation', 'global'] as const;

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });

  test('shows the sections of the landing page with their content and links', {
    tag: [
      '@2.home.1',
      '@2.home.2',
      '@2.home.3',
      '@2.home.4',
      '@2.home.5',
      '@2.home.6',
      '@2.home.8',
      '@3.content.2',
      '@1.public.1',
    ],
  }, async ({ page, site }) => {
    await page.goto('/');
    await site.expectMetadata(site.t.home('meta.title'), site.t.home('meta.description'));
    const sections = page.getByRole('main').locator('section[id]');
    expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      'home',
      'services',
      'blog',
      'about',
      'cta',
    ]);
    const getSection = (name: string) => page.getByRole('region', { name, exact: true });

    const hero = getSection(site.t.home('hero.title'));
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(site.t.home('hero.title'));
    await expect(hero.getByText(site.t.home('hero.subtitle'))).toBeVisible();
    await expect(hero.getByRole('link', { name: site.t.home('hero.shop') })).toHaveAttribute('href', '/shop');
    await expect(hero.getByRole('link', { name: site.t.home('hero.services') })).toHaveAttribute('href', '/#services');

    const windowLinks = hero.getByRole('list', { name: site.t.home('hero.window') }).getByRole('link');
    await expect(windowLinks).toHaveCount(site.products.length);
    for (const [index, { id, name }] of site.products.entries()) {
      await expect(windowLinks.nth(index)).toHaveAttribute('href', `/product/${id}`);
      await expect(windowLinks.nth(index)).toHaveAccessibleName(new RegExp(`^${name} .*\\d`));
    }

    const serviceItems = getSection(site.t.homeSections('services.title')).getByRole('listitem');
    await expect(serviceItems).toHaveCount(serviceKeys.length);
    for (const [index, key] of serviceKeys.entries()) {
      await expect(serviceItems.nth(index).getByRole('heading')).toHaveText(
        site.t.homeSections(`services.items.${key}.title`),
      );
      await expect(serviceItems.nth(index)).toContainText(site.t.homeSections(`services.items.${key}.description`));
    }

    const blog = getSection(site.t.homeSections('blogPreview.title'));
    const previews = blog.getByRole('listitem');
    await expect(previews).toHaveCount(3);
    for (const [index, { title, category, slug, image_url }] of site.posts.slice(0, 3).entries()) {
      const preview = previews.nth(index);
      await expect(preview.locator('img')).toHaveAttribute('src', image_url);
      await expect(preview).toContainText(category);
      await expect(preview.getByRole('heading')).toHaveText(title);
      const link = preview.getByRole('link', { name: `${site.t.common('readMore')} ${title}` });
      await expect(link).toHaveAttribute('href', `/blog/${slug}`);
    }
    await expect(blog.getByRole('link', { name: site.t.homeSections('blogPreview.viewAll') })).toHaveAttribute(
      'href',
      '/blog',
    );

    const about = getSection(site.t.homeSections('about.title'));
    await expect(about.getByText(site.t.homeSections('about.description'))).toBeVisible();
    for (const key of statKeys) {
      await expect(about.getByText(site.t.homeSections(`about.stats.${key}.title`), { exact: true })).toBeVisible();
      await expect(about.getByText(site.t.homeSections(`about.stats.${key}.description`))).toBeVisible();
    }

    const cta = getSection(site.t.home('cta.title'));
    await expect(cta.getByText(site.t.home('cta.subtitle'))).toBeVisible();
    for (const field of ['name', 'email', 'message'] as const)
      await expect(cta.getByLabel(site.t.home(`contactForm.${field}.label`), { exact: true })).toHaveAttribute(
        'placeholder',
        site.t.home(`contactForm.${field}.placeholder`),
      );
    await expect(cta.getByRole('button', { name: site.t.home('contactForm.submit') })).toBeVisible();
    await expect(cta.getByRole('link', { name: site.t.home('cta.checklist.link') })).toHaveAttribute(
      'href',
      '/product/starter-checklist',
    );
  });
});

test.describe('in French on a phone', () => {
  test.use({ language: 'fr', viewport: { width: 390, height: 900 } });

  test('links to the main pages and sections in the navigation bar and the footer', {
    tag: ['@2.nav.2', '@2.nav.11', '@2.footer.1', '@2.footer.2', '@2.footer.3', '@2.toast.1'],
  }, async ({ page, site }) => {
    await page.goto('/success');
    await site.openMenu();
    for (const [name, href] of [
      [site.t.common('nav.home'), '/'],
      [site.t.common('nav.services'), '/#services'],
      [site.t.common('nav.shop'), '/shop'],
      [site.t.common('nav.blog'), '/blog'],
      [site.t.common('nav.about'), '/#about'],
      [site.t.common('nav.contact'), '/#cta'],
    ] as const)
      await expect(site.menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);

    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(site.t.common('footer.description'))).toBeVisible();
    for (const [name, href] of [
      [site.t.common('nav.services'), '/#services'],
      [site.t.common('nav.shop'), '/shop'],
      [site.t.common('nav.blog'), '/blog'],
      [site.t.common('nav.about'), '/#about'],
      [site.t.common('footer.privacy'), '/privacy-policy'],
      [site.t.common('footer.terms'), '/terms-of-service'],
      [site.t.common('footer.cookies'), '/cookie-policy'],
    ] as const)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expect(footer.getByText(site.t.common('footer.copyright', { year: new Date().getFullYear() }))).toBeVisible();
    await expect(site.toasts).toBeAttached();
  });
});

test('lists the services of the company in English', { tag: ['@1.company.1'] }, async ({ page }) => {
  await page.goto('/');
  const services = page.getByRole('region', { name: 'What we do' });
  for (const service of ['AI consulting', 'AI solution development', 'Digital marketing and e-learning'])
    await expect(services.getByRole('heading', { name: service })).toBeVisible();
});
