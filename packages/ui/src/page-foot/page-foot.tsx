import type { ComponentProps } from 'react';
import { classes } from '../theme/classes.ts';

/** The end of a page's content, with the next step, for example a link to the home page. */
export function PageFoot({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classes('vt-page-foot', 'vt-frame', className)} {...rest} />;
}
