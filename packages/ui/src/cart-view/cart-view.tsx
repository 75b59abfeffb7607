import type { ReactNode } from 'react';

export interface CartViewProps {
  /** The `CartLineList`. */
  children: ReactNode;
  /** The `CartTotals` and the checkout button: beside the lines, on small screens below them. */
  summary: ReactNode;
  /** What comes later than the rest, such as a `SuggestionList`: below all else that it could push away, beside the summary where there is room. */
  related?: ReactNode;
}

/** The cart as a page. */
export function CartView({ children, summary, related }: CartViewProps) {
  return (
    <div className="vt-cart-view vt-frame">
      <div className="vt-cart-view__lines">{children}</div>
      <div className="vt-cart-view__summary">{summary}</div>
      <div className="vt-cart-view__related">{related}</div>
    </div>
  );
}
