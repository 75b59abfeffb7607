import { Theme } from '@radix-ui/themes';
import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';

export interface VitrineThemeProps {
  /** The writing direction of the language shown; the page's own `dir` attribute says the same. */
  direction: 'ltr' | 'rtl';
  /** `inherit` follows the class `light` or `dark` on `<html>`, and is light without either. */
  appearance?: 'inherit' | 'light' | 'dark';
  className?: string;
  children: ReactNode;
}

/**
 * The frame of everything the kit draws: Radix Themes in Vitrine's colours, with the writing direction put right (Radix
 * Themes fixes its tree left-to-right). Stands once around the page; texts, data and language stay outside.
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
