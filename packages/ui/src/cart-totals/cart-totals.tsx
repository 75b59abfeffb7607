import type { ReactNode } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface CartTotalsProps {
  /** One row per currency; amounts of different currencies are never added. */
  rows: readonly { id: string; label: string; amount: ReactNode }[];
  /** What the amounts include, such as “VAT included”. */
  note: string;
  /** Shows the amounts of an empty cart with less emphasis. */
  isEmpty?: boolean;
}

/** The totals of the cart, in a live region. */
export function CartTotals({ rows, note, isEmpty }: CartTotalsProps) {
  return (
    <dl className={joinClasses('vt-cart-totals', isEmpty && 'vt-cart-totals--empty')} aria-live="polite">
      {rows.map(({ id, label, amount }) => (
        <div key={id} className="vt-cart-totals__row">
          <dt>
            {label} <span className="vt-cart-totals__note">{note}</span>
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
