import type { ReactNode } from 'react';

export interface CartViewProps {
  /** The `CartLineList`. */
  children: ReactNode;
  /** The `CartTotals` and the checkout button: beside the lines, on small screens below them. */
  summary: ReactNode;
}

/** The cart as a page. */
export function CartView({ children, summary }: CartViewProps) {
  return (
    <div className="vt-cart-view vt-frame">
      <div className="vt-cart-view__lines">{children}</div>
      <div className="vt-cart-view__summary">{summary}</div>
    </div>
  );
}
