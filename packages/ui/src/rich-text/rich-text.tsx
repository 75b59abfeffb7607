'use client';

import type { ComponentProps } from 'react';
import { useHtmlLinks } from '../link/link.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML' | 'onClick'> {
  /** Trusted HTML. It is inserted without sanitizing: never pass user input. */
  html: string;
  /** How figures are framed: as a sheet of `paper` (the default), or as the `window` of a program. */
  figures?: 'paper' | 'window';
}

/** Styled HTML with headings, lists and quotes. A click on an internal link calls `navigate` of `LinkProvider`. */
export function RichText({ html, figures = 'paper', className, ...rest }: RichTextProps) {
  const followLink = useHtmlLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler reacts only to clicks on the links inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link also dispatches a click on Enter.
    <div
      className={joinClasses('vt-rich-text', figures === 'window' && 'vt-rich-text--windows', className)}
      onClick={followLink}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `html` is documented as trusted.
      dangerouslySetInnerHTML={{ __html: html }}
      {...rest}
    />
  );
}
