import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

/** A row of the totals, such as the subtotal, a discount, the shipping, a tax or the total. */
export interface CartTotalsRow {
  id: string;
  label: ReactNode;
  /** Usually a `Price`. */
  amount: ReactNode;
  /** What the amount includes, such as “VAT included”. */
  note?: ReactNode;
  /** `strong` for a total (the default), `regular` for the rows above it. */
  weight?: 'strong' | 'regular';
}

export interface CartTotalsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Amounts of different currencies are never added: pass one total per currency. */
  rows: readonly CartTotalsRow[];
}

/** The totals of the cart, in a live region. */
export function CartTotals({ rows, className, ...rest }: CartTotalsProps) {
  return (
    <dl className={joinClasses('vt-cart-totals', className)} aria-live="polite" {...rest}>
      {rows.map(({ id, label, amount, note, weight = 'strong' }) => (
        <div key={id} className={joinClasses('vt-cart-totals__row', `vt-cart-totals__row--${weight}`)}>
          <dt>
            {label} {note && <span className="vt-cart-totals__note">{note}</span>}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
