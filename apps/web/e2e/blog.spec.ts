import { cutText, formatDate, toPlainText } from '@vitrine/i18n';
import { loadPost } from '@vitrine/i18n/content';
import { expect, test } from './fixtures.ts';

test.describe('in Arabic', () => {
  test.use({ language: 'ar', reducedMotion: 'no-preference' });

  test('lists the posts, each with a link to its article, and links to the landing page', {
    tag: ['@2.blog.1', '@2.blog.2', '@2.blog.5', '@2.blog.6', '@2.blog.8'],
  }, async ({ page, site }) => {
    await page.goto('/blog');
    await site.expectMetadata(site.t.blog('meta.title'), site.t.blog('meta.description'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t.blog('title'));
    await expect(page.getByText(site.t.blog('subtitle'))).toBeVisible();

    const cards = page.getByRole('list', { name: site.t.blog('list') }).getByRole('listitem');
    await expect(cards).toHaveCount(4);
    for (const [index, post] of site.posts.entries()) {
      const card = cards.nth(index);
      await expect(card.locator('img').first()).toHaveAttribute('src', post.image_url);
      for (const text of [post.author, post.category, post.excerpt, formatDate(site.language, post.created_at)])
        await expect(card.getByText(text, { exact: true })).toBeVisible();
      await expect(card.getByRole('heading')).toHaveText(post.title);
      const link = card.getByRole('link', { name: `${site.t.common('readMore')} ${post.title}` });
      await expect(link).toHaveAttribute('href', `/blog/${post.slug}`);
      await expect(card.getByRole('article')).toHaveCSS('animation-delay', `${index / 10}s`);
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: site.t.common('backHome') })
      .click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t.home('hero.title'));
  });

  test('shows the image, category, date, author, title and body of an article', {
    tag: ['@2.post.1', '@2.post.2', '@2.post.4', '@2.blog.8'],
  }, async ({ page, site }) => {
    const [newestPost] = site.posts;
    const post = await loadPost(site.language, newestPost?.slug ?? '');
    if (!post) throw new Error('The newest post has no article.');
    await page.goto(`/blog/${post.slug}`);
    const description = cutText(toPlainText(post.content), 160);
    await site.expectMetadata(site.t.blog('article.meta.title', { title: post.title }), description);
    const article = page.getByRole('main').getByRole('article').first();
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(post.title);
    await expect(article.locator(`img[src="${post.image_url}"]`)).toBeVisible();
    for (const detail of [post.category, post.author, formatDate(site.language, post.created_at)])
      await expect(article.getByText(detail, { exact: true }).first()).toBeVisible();
    const [firstParagraph = ''] = post.content.match(/<p>.*?<\/p>/s) ?? [];
    await expect(article).toContainText(toPlainText(firstParagraph));
    await article.getByRole('link', { name: site.t.blog('article.back') }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });
});

test.describe('an unknown article', () => {
  test.use({ allowedConsole: /status of 404/ });

  test('shows a not-found page with a link back to the blog', { tag: ['@2.post.3', '@2.blog.8'] }, async ({
    page,
    site,
  }) => {
    await page.goto('/blog/no-such-article');
    await expect(page.getByRole('heading', { level: 1, name: 'Article not found' })).toBeVisible();
    await expect(page.getByText('The article you’re looking for doesn’t exist or has been moved.')).toBeVisible();
    await expect(site.menu.locator('[aria-current=true]')).toHaveText('Blog');
    await page.getByRole('main').getByRole('link', { name: 'Back to the blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(site.menu.locator('[aria-current=page]')).toHaveText('Blog');
  });
});
