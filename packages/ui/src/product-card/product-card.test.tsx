// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { guide } from '../fixtures/samples.tsx';
import { ProductCard } from './product-card.tsx';

afterEach(cleanup);

describe('ProductCard', () => {
  it('renders a link to the product, whose accessible name contains the name of the product', () => {
    render(<ProductCard {...guide} labels={{ details: 'View details' }} />);
    const link = screen.getByRole('link', { name: `View details ${guide.title}` });
    expect(link.getAttribute('href')).toBe(guide.href);
  });

  it('shows the facts, and a button whose accessible name contains the name of the product', () => {
    const onAdd = vi.fn();
    const labels = { details: 'View details', add: 'Add to cart' };
    const { rerender } = render(<ProductCard {...guide} labels={labels} facts="PDF, 212 pages" onAdd={onAdd} />);
    expect(screen.getByText('PDF, 212 pages')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: `Add to cart ${guide.title}` }));
    expect(onAdd).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { busy: false })).toBeDefined();
    rerender(<ProductCard {...guide} labels={labels} onAdd={onAdd} adding />);
    expect(screen.getByRole('button', { busy: true })).toBeDefined();
    rerender(<ProductCard {...guide} labels={labels} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('fades in 0.05 s after the previous card', { tags: ['2.shop.8'] }, () => {
    render(
      [0, 1, 2].map((index) => (
        <ProductCard key={index} {...guide} labels={{ details: 'View details' }} index={index} />
      )),
    );
    const delays = screen.getAllByRole('article').map((card) => card.style.animationDelay);
    expect(delays).toEqual(['0s', '0.05s', '0.1s']);
  });
});

it('requires a label of its button', () => {
  // @ts-expect-error no `add`
  <ProductCard {...guide} labels={{ details: 'View details' }} onAdd={() => {}} />;
});

it('loads its picture eagerly only if its index is one of the first three', () => {
  render(
    [undefined, 0, 3].map((index) => (
      <ProductCard key={index ?? ''} {...guide} labels={{ details: 'View details' }} index={index} />
    )),
  );
  const loading = screen.getAllByRole('article').map((card) => card.querySelector('img')?.getAttribute('loading'));
  expect(loading).toEqual(['lazy', 'eager', 'lazy']);
});
