import type { ComponentProps } from 'react';
import { classes } from '../theme/classes.ts';

/** First thing on the page for a keyboard: leads past the bar to the content. Out of sight until it has the focus. */
export function SkipLink({ className, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a className={classes('vt-skip-link', className)} {...rest} />;
}
