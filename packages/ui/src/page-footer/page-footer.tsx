import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

/** The last row of a page's content, with the next step, for example a link to the home page. */
export function PageFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={joinClasses('vt-page-footer', 'vt-container', className)} {...rest} />;
}
