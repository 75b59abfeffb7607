'use client';

import { Theme } from '@radix-ui/themes';
import { Direction } from 'radix-ui';
import type { ComponentProps } from 'react';

export interface VitrineThemeProps extends ComponentProps<'div'> {
  /** The writing direction; set `dir` on `<html>` to the same value. */
  direction: 'ltr' | 'rtl';
  /** `inherit` (the default) follows the class `light` or `dark` on `<html>`. Without a class, it is light. */
  appearance?: 'inherit' | 'light' | 'dark';
}

/**
 * The provider of all components of the kit. Render it once, around the page. It is Radix Themes' `Theme` with the kit's colors and
 * with the writing direction, which `Theme` always sets to left-to-right.
 */
export function VitrineTheme({ direction, appearance = 'inherit', children, ...rest }: VitrineThemeProps) {
  return (
    <Theme asChild accentColor="green" grayColor="sand" radius="small" panelBackground="solid" appearance={appearance}>
      <div dir={direction} {...rest}>
        <Direction.Provider dir={direction}>{children}</Direction.Provider>
      </div>
    </Theme>
  );
}
