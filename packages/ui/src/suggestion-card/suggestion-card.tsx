'use client';

import { Children, type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { ignoreDoubleClick } from '../button/ignore-double-click.ts';
import { Link } from '../link/link.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import { TitleText } from '../title-text/title-text.tsx';

export interface SuggestionCardProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** Name of the product. */
  title: string;
  /** URL of the product's page, if it has one. */
  href?: string;
  /** Language of the title, if it differs from the page's. */
  lang?: string;
  /** The picture, cropped to a square. */
  image?: PictureImage | null;
  /** Usually a `Price`. */
  price: ReactNode;
  /** Why the product is suggested, in a few words. */
  reason?: ReactNode;
  /** Usually a `StockStatus`. */
  note?: ReactNode;
  /** `add` is the label of the button. The title is appended to its accessible name. */
  labels: { add: string };
  /** Without it, there is no button: omit it for an unavailable product. */
  onAdd?: () => void;
}

/** A suggested product with a button that adds it to the cart. */
export function SuggestionCard({
  title,
  href,
  lang,
  image,
  price,
  reason,
  note,
  labels,
  onAdd,
  className,
  ...rest
}: SuggestionCardProps) {
  const titleId = useId();
  const buttonId = useId();
  return (
    <li className={joinClasses('vt-suggestion-card', className)} {...rest}>
      <Picture className="vt-suggestion-card__picture" image={image} ratio="square" />
      <div className="vt-suggestion-card__details">
        <p id={titleId} className="vt-suggestion-card__title" lang={lang}>
          {href ? (
            <Link href={href}>
              <TitleText>{title}</TitleText>
            </Link>
          ) : (
            <TitleText>{title}</TitleText>
          )}
        </p>
        {reason && <p className="vt-suggestion-card__reason">{reason}</p>}
        <p className="vt-suggestion-card__price">{price}</p>
        {note}
      </div>
      {onAdd && (
        <Button
          id={buttonId}
          variant="secondary"
          aria-labelledby={`${buttonId} ${titleId}`}
          onClick={ignoreDoubleClick(onAdd)}
        >
          {labels.add}
        </Button>
      )}
    </li>
  );
}

export interface SuggestionListProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading and accessible name of the list. */
  title: string;
  /** Heading level of the title; 3 by default. */
  headingLevel?: 2 | 3;
  /** Shown instead of the list when there are no cards. */
  empty?: string;
  /** `SuggestionCard` elements. */
  children?: ReactNode;
}

/** The list of `SuggestionCard` elements, with its heading. */
export function SuggestionList({ title, headingLevel = 3, empty, className, children, ...rest }: SuggestionListProps) {
  const Title = `h${headingLevel}` as const;
  const titleId = useId();
  // Without null, undefined and booleans.
  const cards = Children.toArray(children);
  return (
    <section className={joinClasses('vt-suggestion-list', className)} aria-labelledby={titleId} {...rest}>
      <Title id={titleId} className="vt-suggestion-list__title">
        {title}
      </Title>
      {cards.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets.
        <ul role="list">{cards}</ul>
      ) : (
        <p className="vt-suggestion-list__empty">{empty}</p>
      )}
    </section>
  );
}
