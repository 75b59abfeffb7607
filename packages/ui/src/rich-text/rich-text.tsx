'use client';

import type { ComponentProps } from 'react';
import { useHtmlLinks } from '../link/link.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML' | 'onClick'> {
  /** Trusted HTML. It is inserted without sanitizing: never pass user input. */
  html: string;
}

/** Styled HTML with headings, lists and quotes. A click on an internal link calls `navigate` of `LinkProvider`. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  const followLink = useHtmlLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler reacts only to clicks on the links inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link also dispatches a click on Enter.
    <div
      className={joinClasses('vt-rich-text', className)}
      onClick={followLink}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `html` is documented as trusted.
      dangerouslySetInnerHTML={{ __html: html }}
      {...rest}
    />
  );
}
