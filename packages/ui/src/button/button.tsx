'use client';

import { Button as RadixButton } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { useDisabled } from '../hydration/use-disabled.ts';
import { Link, type LinkComponentProps } from '../link/link.tsx';
import { joinClasses } from '../theme/join-classes.ts';

/** The emphasis of a button: one `primary` button per view, `secondary` next to it, `quiet` for others. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'medium' | 'large';

interface ButtonStyle {
  /** Emphasis; `primary` by default. */
  variant?: ButtonVariant;
  /** `medium` by default: at least 46 px high; `large` at least 54 px. */
  size?: ButtonSize;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'>, ButtonStyle {
  /** Replaces the label with a spinner and disables the button. The button keeps its size and its accessible name. */
  loading?: boolean;
}

const radixVariants = { primary: 'solid', secondary: 'outline', quiet: 'ghost' } as const;
const radixSizes = { medium: '3', large: '4' } as const;

function getStyleProps({ variant = 'primary', size = 'medium' }: ButtonStyle, className: string | undefined) {
  return {
    variant: radixVariants[variant],
    size: radixSizes[size],
    className: joinClasses('vt-button', `vt-button--${variant}`, className),
  } as const;
}

/** A button that performs an action on this page. With `onClick`, it is disabled until it is hydrated. Use `ButtonLink` to navigate. */
export function Button({ variant, size, className, type = 'button', disabled, ...rest }: ButtonProps) {
  const isDisabled = useDisabled(disabled || rest.loading, rest.onClick);
  return <RadixButton {...getStyleProps({ variant, size }, className)} type={type} disabled={isDisabled} {...rest} />;
}

export interface ButtonLinkProps extends LinkComponentProps, ButtonStyle {}

/** A link that looks like a button. It is an `<a href>`, so it works without JavaScript. */
export function ButtonLink({ variant, size, className, children, ...rest }: ButtonLinkProps) {
  return (
    <RadixButton {...getStyleProps({ variant, size }, className)} asChild>
      <Link {...rest}>{children}</Link>
    </RadixButton>
  );
}
