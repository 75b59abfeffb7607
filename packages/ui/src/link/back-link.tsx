import { BackIcon } from '../icon/icons.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import { Link, type LinkComponentProps } from './link.tsx';

/** A quiet link with an arrow from a detail page back to its list. */
export function BackLink({ className, children, ...rest }: LinkComponentProps) {
  return (
    <Link className={joinClasses('vt-back-link', className)} {...rest}>
      <BackIcon />
      {children}
    </Link>
  );
}
