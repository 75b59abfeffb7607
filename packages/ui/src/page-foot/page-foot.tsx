import type { ComponentProps } from 'react';
import { classes } from '../theme/classes.ts';

/** The end of a page's content: a strip with the way on, a button back to the start say. */
export function PageFoot({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classes('vt-page-foot', 'vt-frame', className)} {...rest} />;
}
