import type { ComponentProps } from 'react';
import { classes } from '../theme/classes.ts';

/** The first element in the tab order: skips the bar. Visible only while focused. Its target is on this page, so it is a plain `<a>`. */
export function SkipLink({ className, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a className={classes('vt-skip-link', className)} {...rest} />;
}
