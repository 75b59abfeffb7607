'use client';

import { IconButton as RadixIconButton } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { useDisabled } from '../hydration/use-disabled.ts';
import { joinClasses } from '../theme/join-classes.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'aria-label'> {
  /** Accessible name, such as “Close the cart”. */
  label: string;
}

/** A button that shows only an icon. Its click target is 44 by 44 px. With `onClick`, it is disabled until it is hydrated. */
export function IconButton({ label, className, type = 'button', disabled, ...rest }: IconButtonProps) {
  const isDisabled = useDisabled(disabled, rest.onClick);
  return (
    <RadixIconButton
      variant="ghost"
      size="3"
      type={type}
      aria-label={label}
      className={joinClasses('vt-icon-button', className)}
      disabled={isDisabled}
      {...rest}
    />
  );
}
