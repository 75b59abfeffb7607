import { type ComponentProps, type ReactNode, useId } from 'react';
import { CheckIcon, LockIcon, StarIcon } from '../icon/icons.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface DetailSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading (`h2`) and accessible name of the section. */
  title: string;
  /** Text, lists, or `DetailPart` elements. */
  children: ReactNode;
}

/** A section of a product page. On large screens, the heading is in one column and the content in another. */
export function DetailSection({ title, className, children, ...rest }: DetailSectionProps) {
  const titleId = useId();
  return (
    <section className={joinClasses('vt-detail-section', className)} aria-labelledby={titleId} {...rest}>
      <h2 id={titleId} className="vt-detail-section__title">
        {title}
      </h2>
      <div className="vt-detail-section__content">{children}</div>
    </section>
  );
}

export interface DetailPartProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Heading (`h3`). */
  title: string;
  /** Text or lists. */
  children: ReactNode;
}

/** A subsection of a `DetailSection`, with its own heading. */
export function DetailPart({ title, className, children, ...rest }: DetailPartProps) {
  return (
    <div className={joinClasses('vt-detail-part', className)} {...rest}>
      <h3 className="vt-detail-part__title">{title}</h3>
      {children}
    </div>
  );
}

export interface FeatureListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What the buyer gets, in a few words each. */
  features: readonly string[];
}

/** The features of a product, as a list with check marks. */
export function FeatureList({ features, className, ...rest }: FeatureListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets.
    <ul role="list" className={joinClasses('vt-feature-list', className)} {...rest}>
      {features.map((feature, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: features can be equal.
        <li key={index}>
          <CheckIcon />
          {feature}
        </li>
      ))}
    </ul>
  );
}

export interface LockedTeaserProps extends ComponentProps<'div'> {
  /** The start of the locked text. It is part of the HTML despite the blur, so pass only text that may be public. */
  teaser: string;
  /** The button that unlocks the text. */
  children: ReactNode;
}

/** The blurred start of a locked text, hidden from assistive technology, with the button that unlocks it. */
export function LockedTeaser({ teaser, className, children, ...rest }: LockedTeaserProps) {
  return (
    <div className={joinClasses('vt-locked-teaser', className)} {...rest}>
      <p className="vt-locked-teaser__text" aria-hidden="true" inert>
        {teaser}
      </p>
      <div className="vt-locked-teaser__action">
        <LockIcon />
        {children}
      </div>
    </div>
  );
}

export interface EmptyReviewsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The message, such as “There are no reviews yet.” */
  text: string;
  /** Further information, for example on refunds. */
  note?: ReactNode;
}

/** A message that there are no reviews yet, with five decorative empty stars. */
export function EmptyReviews({ text, note, className, ...rest }: EmptyReviewsProps) {
  return (
    <div className={joinClasses('vt-empty-reviews', className)} {...rest}>
      <div className="vt-empty-reviews__stars" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((star) => (
          <StarIcon key={star} />
        ))}
      </div>
      <p className="vt-empty-reviews__text">{text}</p>
      {note && <p>{note}</p>}
    </div>
  );
}
