import { Children, type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { ignoreDoubleClick } from '../button/ignore-double-click.ts';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import { TitleText } from '../title-text/title-text.tsx';

export interface SuggestionCardProps {
  title: string;
  /** URL of the product's page, if it has one. */
  href?: string;
  /** Language of the title, if it differs from the page's. */
  lang?: string;
  image: string | null | undefined;
  /** URL of the image that is shown if `image` is missing or fails to load. */
  placeholder: string;
  /** Usually a `Price`. */
  price: ReactNode;
  /** Usually a `StockStatus`. */
  note?: ReactNode;
  /** Label of the button. The title is appended to its accessible name. */
  add: string;
  /** Without it, there is no button: omit it for an unavailable product. */
  onAdd?: () => void;
}

/** A suggested product with a button that adds it to the cart. */
export function SuggestionCard({
  title,
  href,
  lang,
  image,
  placeholder,
  price,
  note,
  add,
  onAdd,
}: SuggestionCardProps) {
  const titleId = useId();
  const buttonId = useId();
  return (
    <li className="vt-suggestion-card">
      <Picture className="vt-suggestion-card__picture" src={image} placeholder={placeholder} ratio="square" />
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
          {add}
        </Button>
      )}
    </li>
  );
}

export interface SuggestionListProps {
  title: string;
  /** Heading level of the title; 3 by default. */
  headingLevel?: 2 | 3;
  /** Shown instead of the list when there are no cards. */
  empty?: string;
  /** `SuggestionCard` elements. */
  children?: ReactNode;
}

/** The list of `SuggestionCard` elements, with its heading. */
export function SuggestionList({ title, headingLevel = 3, empty, children }: SuggestionListProps) {
  const Title = `h${headingLevel}` as const;
  const titleId = useId();
  // Without null, undefined and booleans.
  const cards = Children.toArray(children);
  return (
    <section className="vt-suggestion-list" aria-labelledby={titleId}>
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
