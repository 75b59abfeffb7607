'use client';

import { Theme, type ThemeProps } from '@radix-ui/themes';
import { Direction } from 'radix-ui';
import type { ComponentProps } from 'react';

export interface VitrineThemeProps extends ComponentProps<'div'> {
  /** The writing direction; set `dir` on `<html>` to the same value. */
  direction: 'ltr' | 'rtl';
  /** `inherit` (the default) follows the class `light` or `dark` on `<html>`. Without a class, it is light. */
  appearance?: 'inherit' | 'light' | 'dark';
  /** `vitrine` by default. For a color of Radix Themes, import its style sheet as well. */
  accentColor?: 'vitrine' | ThemeProps['accentColor'];
  /** `vitrine` by default. For a gray of Radix Themes, import its style sheet as well. */
  grayColor?: 'vitrine' | Exclude<ThemeProps['grayColor'], 'auto'>;
  /** The corners of controls and dialogs; `small` by default. */
  radius?: ThemeProps['radius'];
}

/**
 * The provider of all components of the kit. Render it once, around the page. It is Radix Themes' `Theme` with the kit's colors and
 * with the writing direction, which `Theme` always sets to left-to-right.
 */
export function VitrineTheme({
  direction,
  appearance = 'inherit',
  accentColor = 'vitrine',
  grayColor = 'vitrine',
  radius = 'small',
  children,
  ...rest
}: VitrineThemeProps) {
  return (
    <Theme
      asChild
      // Radix Themes passes any name on to its attributes, which select the scale.
      accentColor={accentColor as ThemeProps['accentColor']}
      grayColor={grayColor as ThemeProps['grayColor']}
      radius={radius}
      panelBackground="solid"
      appearance={appearance}
    >
      <div dir={direction} {...rest}>
        <Direction.Provider dir={direction}>{children}</Direction.Provider>
      </div>
    </Theme>
  );
}
