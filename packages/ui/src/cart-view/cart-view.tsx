import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface CartViewProps extends ComponentProps<'div'> {
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
export function CartView({ summary, related, className, children, ...rest }: CartViewProps) {
  return (
    <div className={joinClasses('vt-cart-view', 'vt-container', className)} {...rest}>
      <div className="vt-cart-view__lines">{children}</div>
      <div className="vt-cart-view__summary">{summary}</div>
      <div className="vt-cart-view__related">{related}</div>
    </div>
  );
}
