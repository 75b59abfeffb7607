// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PrefixContext } from '../../shared/hooks/use-localized-path.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SiteLink } from './site-link.tsx';

afterEach(cleanup);

const renderLink = (href: string, history: string[], prefix?: 'fr') =>
  renderPage(
    <PrefixContext value={prefix}>
      <SiteLink href={href}>Link</SiteLink>
    </PrefixContext>,
    { history },
  );
const link = () => screen.getByRole('link');
const click = () => act(async () => void fireEvent.click(link()));

describe('SiteLink', () => {
  it('keeps the language prefix of the page', async () => {
    await renderLink('/shop', ['/fr'], 'fr');
    expect(link().getAttribute('href')).toBe('/fr/shop');
  });

  it('leaves a bare path bare on a page without a prefix', async () => {
    await renderLink('/shop', ['/']);
    expect(link().getAttribute('href')).toBe('/shop');
  });

  it('keeps the language of a path that has one', async () => {
    await renderLink('/de/shop', ['/fr'], 'fr');
    expect(link().getAttribute('href')).toBe('/de/shop');
  });

  it('navigates without loading a document', async () => {
    const { router } = await renderLink('/shop?category=courses#list', ['/']);
    await click();
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe('/shop?category=courses#list');
  });

  it('replaces the history entry when it links to the current URL', async () => {
    const { router } = await renderLink('/shop', ['/', '/shop']);
    await click();
    expect(router.state.historyAction).toBe('REPLACE');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/');
  });

  it('leaves a file of the site to the browser', async () => {
    const { router } = await renderLink('/site.webmanifest', ['/']);
    expect(fireEvent.click(link())).toBe(true);
    expect(router.state.location.pathname).toBe('/');
  });
});
