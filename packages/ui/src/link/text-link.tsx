import { ForwardIcon } from '../icon/icons.tsx';
import { classes } from '../theme/classes.ts';
import { Link, type LinkComponentProps } from './link.tsx';

/** A link on a line of its own, with an arrow, for example to the next article. */
export function TextLink({ className, children, ...rest }: LinkComponentProps) {
  return (
    <Link className={classes('vt-text-link', className)} {...rest}>
      {children}
      <ForwardIcon />
    </Link>
  );
}
