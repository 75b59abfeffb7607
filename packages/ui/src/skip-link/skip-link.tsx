import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

/** A link to the content, for keyboard users. Render it as the first element of the page; it is visible only while focused. */
export function SkipLink({ className, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a className={joinClasses('vt-skip-link', className)} {...rest} />;
}
