import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface HeroProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading (`h1`) of the page. */
  title: ReactNode;
  subtitle: ReactNode;
  /** The buttons, primary first. */
  actions: ReactNode;
  /** URL of the decorative picture, 5:4. */
  art: string;
}

/** The hero of the landing page: text and a picture, side by side on large screens. */
export function Hero({ title, subtitle, actions, art, className, ...rest }: HeroProps) {
  const titleId = useId();
  return (
    <section className={joinClasses('vt-hero', 'vt-container', className)} aria-labelledby={titleId} {...rest}>
      <div className="vt-hero__text">
        <h1 id={titleId} className="vt-hero__title">
          {title}
        </h1>
        <p className="vt-hero__subtitle">{subtitle}</p>
        <div className="vt-hero__actions">{actions}</div>
      </div>
      <div className="vt-hero__picture">
        <img src={art} alt="" width="1000" height="800" fetchPriority="high" decoding="async" />
      </div>
    </section>
  );
}
