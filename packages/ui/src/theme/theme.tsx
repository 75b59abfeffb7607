import { Theme } from '@radix-ui/themes';
import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';

export interface VitrineThemeProps {
  /** The writing direction; set `dir` on `<html>` to the same value. */
  direction: 'ltr' | 'rtl';
  /** `inherit` (the default) follows the class `light` or `dark` on `<html>`, and is light without either. */
  appearance?: 'inherit' | 'light' | 'dark';
  className?: string;
  children: ReactNode;
}

/**
 * The root of every component of the kit: Radix Themes in the kit's colors, with the writing direction, which Radix Themes fixes
 * to left-to-right. Use it once, around the page.
 */
export function VitrineTheme({ direction, appearance = 'inherit', className, children }: VitrineThemeProps) {
  return (
    <Theme asChild accentColor="green" grayColor="sand" radius="small" panelBackground="solid" appearance={appearance}>
      <div dir={direction} className={className}>
        <Direction.Provider dir={direction}>{children}</Direction.Provider>
      </div>
    </Theme>
  );
}
