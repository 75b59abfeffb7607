// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ShopWindow } from './shop-window.tsx';

afterEach(cleanup);

const panes = ['Guide', 'Toolkit'].map((title, index) => ({
  href: `/product/${index + 1}`,
  title,
  price: '€499.99',
  image: { lit: `/window.svg#lit-${index + 1}`, unlit: `/window.svg#unlit-${index + 1}` },
}));

it('renders a link to each product, named by its title and price', () => {
  render(<ShopWindow label="In the window" panes={panes} />);
  const links = within(screen.getByRole('list', { name: 'In the window' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/product/1', 'Guide €499.99'],
    ['/product/2', 'Toolkit €499.99'],
  ]);
});

it('shows only decorative pictures', () => {
  render(<ShopWindow label="In the window" panes={panes} visitor="/window.svg#visitor" />);
  expect(screen.queryByRole('img')).toBeNull();
});
