import type { ComponentProps } from 'react';
import { classes } from '../theme/classes.ts';

/** A link to the content, for keyboard users. Render it as the first element of the page; it is visible only while focused. */
export function SkipLink({ className, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a className={classes('vt-skip-link', className)} {...rest} />;
}
