import type { ComponentProps } from 'react';
import { BagIcon } from '../icon/icons.tsx';
import { classes } from '../theme/classes.ts';

export interface CartButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What the button does and how much is in the cart, in words: it is the accessible name. */
  label: string;
  /** Items in the cart; the badge shows above 0. */
  count: number;
}

/** Opens the cart, and says at a glance how much is in it. */
export function CartButton({ label, count, className, type = 'button', ...rest }: CartButtonProps) {
  return (
    <button type={type} className={classes('vt-cart-button', className)} aria-label={label} {...rest}>
      <BagIcon />
      {count > 0 && (
        <span key={count} className="vt-cart-button__count" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
