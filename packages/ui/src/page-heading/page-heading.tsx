import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface PageHeadingProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** Heading (`h1`) of the page. */
  title: ReactNode;
  /** One sentence beside the title, on small screens below it. */
  subtitle?: ReactNode;
}

/** The heading of a page. Children, such as a filter, are below the text, which is then compact. */
export function PageHeading({ title, subtitle, className, children, ...rest }: PageHeadingProps) {
  const headingClassName = joinClasses(
    'vt-page-heading',
    'vt-container',
    !!children && 'vt-page-heading--compact',
    className,
  );
  return (
    <header className={headingClassName} {...rest}>
      <h1 className="vt-page-heading__title">{title}</h1>
      {subtitle && <p className="vt-page-heading__subtitle">{subtitle}</p>}
      {children && <div className="vt-page-heading__controls">{children}</div>}
    </header>
  );
}
