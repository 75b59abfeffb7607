import { Button as ThemesButton } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { Link, type LinkComponentProps } from '../link/link.tsx';
import { classes } from '../theme/classes.ts';

/** How much a button asks for: one primary action per view, secondary beside it, quiet for the rest. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'medium' | 'large';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'>, Look {}

const themesVariant = { primary: 'solid', secondary: 'outline', quiet: 'ghost' } as const;
const themesSize = { medium: '3', large: '4' } as const;

function look({ variant = 'primary', size = 'medium' }: Look, className: string | undefined) {
  return {
    variant: themesVariant[variant],
    size: themesSize[size],
    className: classes('vt-button', `vt-button--${variant}`, className),
  } as const;
}

/** A button that does something here; for going somewhere else there is `ButtonLink`. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <ThemesButton {...look({ variant, size }, className)} type={type} {...rest} />;
}

export interface ButtonLinkProps extends LinkComponentProps, Look {}

/** A link that looks like a button. It is an `<a href>`, so it works without JavaScript. */
export function ButtonLink({ variant, size, className, children, ...rest }: ButtonLinkProps) {
  return (
    <ThemesButton {...look({ variant, size }, className)} asChild>
      <Link {...rest}>{children}</Link>
    </ThemesButton>
  );
}
