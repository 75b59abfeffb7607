import type { ReactNode } from 'react';

export interface CartViewProps {
  /** The `CartLineList`. */
  children: ReactNode;
  /** The `CartTotals` and the checkout button: beside the lines, below them on small screens. */
  summary: ReactNode;
  /**
   * Content that loads late, such as a `SuggestionList`. It is below the lines, on small screens also below the summary, so that nothing
   * moves when it loads.
   */
  related?: ReactNode;
}

/** The content of the cart page. */
export function CartView({ children, summary, related }: CartViewProps) {
  return (
    <div className="vt-cart-view vt-container">
      <div className="vt-cart-view__lines">{children}</div>
      <div className="vt-cart-view__summary">{summary}</div>
      <div className="vt-cart-view__related">{related}</div>
    </div>
  );
}
