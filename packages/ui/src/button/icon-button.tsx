import { IconButton as ThemesIconButton } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { classes } from '../theme/classes.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'aria-label'> {
  /** Accessible name: what the button does. */
  label: string;
}

/** A button that shows only an icon; its target is 44 px square. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <ThemesIconButton
      variant="ghost"
      size="3"
      type={type}
      aria-label={label}
      className={classes('vt-icon-button', className)}
      {...rest}
    />
  );
}
