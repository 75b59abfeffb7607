import { IconButton as ThemesIconButton } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { classes } from '../theme/classes.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'aria-label'> {
  /** What the button does, for those who do not see the icon. */
  label: string;
}

/** A button that shows an icon alone: 44 px square, so that a finger hits it. */
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
