import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading (`h2`) and accessible name of the section. */
  title: ReactNode;
  /** One or two sentences beside the title, on small screens below it. */
  subtitle?: ReactNode;
  /** Shown below the subtitle, for example a link to all posts. */
  action?: ReactNode;
  /** Shown below the heading, and on large screens beside the subtitle, for example a `StepList`. */
  figure?: ReactNode;
  /** `ink` has a dark background. Use it at most once per page, for the most important section. */
  tone?: 'plain' | 'ink';
}

/** A section of a page with its heading. Set `id` to make it a link target. */
export function Section({
  title,
  subtitle,
  action,
  figure,
  tone = 'plain',
  className,
  children,
  ...rest
}: SectionProps) {
  const titleId = useId();
  return (
    <section
      className={joinClasses('vt-section', `vt-section--${tone}`, className)}
      aria-labelledby={titleId}
      {...rest}
    >
      <div className="vt-section__inner vt-container">
        <header className="vt-section__header">
          <h2 id={titleId} className="vt-section__title">
            {title}
          </h2>
          {subtitle && <p className="vt-section__subtitle">{subtitle}</p>}
          {action && <div className="vt-section__action">{action}</div>}
          {figure && <div className="vt-section__figure">{figure}</div>}
        </header>
        {children && <div className="vt-section__content">{children}</div>}
      </div>
    </section>
  );
}
