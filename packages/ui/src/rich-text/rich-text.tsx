import type { ComponentProps } from 'react';
import { useHtmlLinks } from '../link/link.tsx';
import { classes } from '../theme/classes.ts';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML' | 'onClick'> {
  /** Trusted HTML. It is inserted unchanged: never pass text that someone else wrote. */
  html: string;
}

/** A text with headings, lists and quotes. Its in-site links go to `LinkProvider`'s `navigate`. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  const followLink = useHtmlLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only receives clicks on the links inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link sends a click on Enter, too.
    <div
      className={classes('vt-rich-text', className)}
      onClick={followLink}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `html` is documented as trusted.
      dangerouslySetInnerHTML={{ __html: html }}
      {...rest}
    />
  );
}
