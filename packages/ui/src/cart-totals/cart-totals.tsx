import type { ReactNode } from 'react';

export interface CartTotalsProps {
  /** One row per currency; amounts of different currencies are never added. */
  rows: readonly { id: string; label: string; amount: ReactNode }[];
  /** Says what the amounts include, for example VAT. */
  note: string;
}

/** The totals of the cart, in a live region. */
export function CartTotals({ rows, note }: CartTotalsProps) {
  return (
    <dl className="vt-cart-totals" aria-live="polite">
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
