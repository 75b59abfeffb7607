import { IconButton as RadixIconButton } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'aria-label'> {
  /** Accessible name, such as “Close the cart”. */
  label: string;
}

/** A button that shows only an icon. Its click target is 44 by 44 px. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <RadixIconButton
      variant="ghost"
      size="3"
      type={type}
      aria-label={label}
      className={joinClasses('vt-icon-button', className)}
      {...rest}
    />
  );
}
