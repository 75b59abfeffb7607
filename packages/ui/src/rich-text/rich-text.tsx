import type { ComponentProps } from 'react';
import { classes } from '../theme/classes.ts';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML of one's own making. It is shown as it is: never hand in what someone else wrote. */
  html: string;
}

/** A text with headings, lists and quotes, set for reading. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the kit's contract, said at the property.
  return <div className={classes('vt-rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} {...rest} />;
}
