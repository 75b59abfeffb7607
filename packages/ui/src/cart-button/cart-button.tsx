'use client';

import type { ComponentProps, CSSProperties } from 'react';
import { useDisabled } from '../hydration/use-disabled.ts';
import { BagIcon } from '../icon/icons.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface CartButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name with the number of items, such as “Open the cart, 3 items”. */
  label: string;
  /** Number of items in the cart; the badge is hidden at 0. */
  count: number;
}

/** The button that opens the cart, with a badge that shows the number of items. With `onClick`, it is disabled until it is hydrated. */
export function CartButton({ label, count, className, style, type = 'button', disabled, ...rest }: CartButtonProps) {
  const isDisabled = useDisabled(disabled, rest.onClick);
  return (
    <button
      type={type}
      className={joinClasses('vt-cart-button', className)}
      aria-label={label}
      disabled={isDisabled}
      style={{ '--vt-digits': String(count).length, ...style } as CSSProperties}
      {...rest}
    >
      <BagIcon />
      {count > 0 && (
        <span key={count} className="vt-cart-button__count" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
