import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../theme/classes.ts';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading (`h2`) that names the section. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** Stands beside the heading: a link to all of it, say. */
  action?: ReactNode;
  /** `ink` turns the section into a dark pane across the whole page: once a page, for what matters most. */
  tone?: 'plain' | 'ink';
}

/** A part of a page with its heading; `id` makes it the target of a section link. */
export function Section({ title, subtitle, action, tone = 'plain', className, children, ...rest }: SectionProps) {
  const titleId = useId();
  return (
    <section className={classes('vt-section', `vt-section--${tone}`, className)} aria-labelledby={titleId} {...rest}>
      <div className="vt-section__inner vt-frame">
        <header className="vt-section__header">
          <h2 id={titleId} className="vt-section__title">
            {title}
          </h2>
          {subtitle && <p className="vt-section__subtitle">{subtitle}</p>}
          {action && <div className="vt-section__action">{action}</div>}
        </header>
        {children && <div className="vt-section__content">{children}</div>}
      </div>
    </section>
  );
}
