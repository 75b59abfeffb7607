// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ButtonLink } from '../button/button.tsx';
import { CartLine } from '../cart-line/cart-line.tsx';
import { CookieBanner } from '../cookie-banner/cookie-banner.tsx';
import { guide, post } from '../fixtures/samples.tsx';
import { LanguageMenu } from '../language-menu/language-menu.tsx';
import { LegalView } from '../legal-view/legal-view.tsx';
import { PostCard } from '../post-card/post-card.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { ProductDetail } from '../product-detail/product-detail.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { SiteBar } from '../site-bar/site-bar.tsx';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { Link, type LinkComponentProps, LinkProvider } from './link.tsx';

afterEach(cleanup);

const RouterLink = (props: LinkComponentProps) => <a data-router="" {...props} />;
const renderWithRouter = (ui: ReactElement, navigate?: (href: string) => void) =>
  render(
    <LinkProvider component={RouterLink} navigate={navigate}>
      {ui}
    </LinkProvider>,
  );
const hasRouterLink = (href: string) => document.querySelector(`a[href="${href}"]`)?.hasAttribute('data-router');

const shopLink = { href: '/shop', label: 'Shop' };
const noop = () => {};

describe('LinkProvider', () => {
  it.each([
    ['ButtonLink', <ButtonLink key="" href="/shop" />],
    [
      'SiteBar brand',
      <SiteBar key="" brand="" brandHref="/shop" links={[]} contact={{ href: '/', label: '' }} labels={{ menu: '' }} />,
    ],
    [
      'SiteBar link',
      <SiteBar
        key=""
        brand=""
        brandHref="/"
        links={[shopLink]}
        contact={{ href: '/', label: '' }}
        labels={{ menu: '' }}
      />,
    ],
    [
      'SiteFooter',
      <SiteFooter key="" brand="" description="" columns={[{ title: '', links: [shopLink] }]} copyright="" />,
    ],
    ['ProductCard', <ProductCard key="" {...guide} href="/shop" labels={{ details: '' }} />],
    ['PostCard', <PostCard key="" {...post} href="/shop" labels={{ readMore: '' }} />],
    [
      'ProductDetail',
      <ProductDetail key="" {...guide} back={shopLink}>
        {null}
      </ProductDetail>,
    ],
    ['LegalView', <LegalView key="" title="" updated="" html="" copyright="" close={shopLink} />],
    [
      'CookieBanner',
      <CookieBanner
        key=""
        label=""
        text=""
        policy={shopLink}
        labels={{ accept: '', decline: '' }}
        onAccept={noop}
        onDecline={noop}
      />,
    ],
    [
      'LanguageMenu',
      <LanguageMenu key="" label="" value="" items={[{ code: 'en', name: '', href: '/shop', flag: null }]} />,
    ],
    [
      'CartLine',
      <CartLine
        key=""
        {...guide}
        title=""
        href="/shop"
        unitPrice=""
        linePrice=""
        quantity={1}
        labels={{ quantity: '', increase: '', decrease: '', remove: '' }}
        onQuantityChange={noop}
        onRemove={noop}
      />,
    ],
  ])('renders the internal link of %s with the component of the provider', (_name, ui) => {
    renderWithRouter(ui);
    expect(hasRouterLink('/shop')).toBe(true);
  });

  it.each(['/shop', '/fr/shop?category=1#list', 'shop', '?category=1'])(
    'renders %s with the component of the provider',
    (href) => {
      renderWithRouter(<Link href={href} />);
      expect(hasRouterLink(href)).toBe(true);
    },
  );

  it.each(['#content', 'https://example.com/', '//example.com/', 'mailto:shop@example.com', 'tel:+3312345'])(
    'renders %s as a plain link',
    (href) => {
      renderWithRouter(<Link href={href} />);
      expect(hasRouterLink(href)).toBe(false);
    },
  );

  it.each([{ download: '' }, { download: true }, { target: '_blank' }])(
    'renders a link with %o as a plain link',
    (props) => {
      renderWithRouter(<Link href="/guide.pdf" {...props} />);
      expect(hasRouterLink('/guide.pdf')).toBe(false);
    },
  );

  it('is optional: without it, an internal link is a plain link', () => {
    render(<ButtonLink href="/shop">Shop</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe('/shop');
  });
});

describe('links inside HTML', () => {
  const html =
    '<a href="/shop"><b>Shop</b></a> <a href="#top">Top</a> <a href="https://example.com">External</a> <a href="/a.pdf" download>PDF</a>';
  /** Renders the links. Returns the `navigate` mock. */
  const renderHtml = () => {
    const navigate = vi.fn();
    renderWithRouter(<RichText html={html} />, navigate);
    return navigate;
  };

  it('calls navigate on a click on an internal link, and prevents the page load', () => {
    const navigate = renderHtml();
    expect(fireEvent.click(screen.getByText('Shop'))).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/shop');
  });

  it.each(['Top', 'External', 'PDF'])('does not call navigate for the link %s', (name) => {
    const navigate = renderHtml();
    expect(fireEvent.click(screen.getByText(name))).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'does not call navigate for a click with %o',
    (init) => {
      const navigate = renderHtml();
      expect(fireEvent.click(screen.getByText('Shop'), init)).toBe(true);
      expect(navigate).not.toHaveBeenCalled();
    },
  );
});
