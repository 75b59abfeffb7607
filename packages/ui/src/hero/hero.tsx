import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface HeroProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading (`h1`) of the page. */
  title: ReactNode;
  /** One or two sentences below the title. */
  subtitle: ReactNode;
  /** The buttons, primary first. */
  actions: ReactNode;
  /** For example a `Calculator`. Shown below the figure, or, on large screens, below the buttons. */
  proof?: ReactNode;
  /** A picture or a `ShopWindow` that fills its parent, below the text or, on large screens, beside it. */
  figure: ReactNode;
}

/** The hero of the landing page: text and a figure, side by side on large screens. */
export function Hero({ title, subtitle, actions, proof, figure, className, ...rest }: HeroProps) {
  const titleId = useId();
  return (
    <section
      className={joinClasses('vt-hero', 'vt-container', !!proof && 'vt-hero--with-proof', className)}
      aria-labelledby={titleId}
      {...rest}
    >
      <div className="vt-hero__text">
        <h1 id={titleId} className="vt-hero__title">
          {title}
        </h1>
        <p className="vt-hero__subtitle">{subtitle}</p>
        <div className="vt-hero__actions">{actions}</div>
      </div>
      <div className="vt-hero__figure">{figure}</div>
      {proof && <div className="vt-hero__proof">{proof}</div>}
    </section>
  );
}
