import { ForwardIcon } from '../icon/icons.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import { Link, type LinkComponentProps } from './link.tsx';

/** A link on a line of its own, with an arrow, for example to the next article. */
export function TextLink({ className, children, ...rest }: LinkComponentProps) {
  return (
    <Link className={joinClasses('vt-text-link', className)} {...rest}>
      <span className="vt-text-link__text">{children}</span>
      <ForwardIcon />
    </Link>
  );
}
