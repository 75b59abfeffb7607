'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { Badge } from '../badge/badge.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { ignoreDoubleClick } from '../button/ignore-double-click.ts';
import { BagIcon, ForwardIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import { TitleText } from '../title-text/title-text.tsx';

interface WithButton {
  /** `details` is the text of the link, `add` the name of the button. The title is appended to their accessible names. */
  labels: { details: string; add: string };
  /** Adds the product to the cart. Without it, there is no button. */
  onAdd: (() => void) | undefined;
}

interface WithoutButton {
  labels: { details: string; add?: string };
  onAdd?: undefined;
}

export type ProductCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** URL of the product's page. */
  href: string;
  /** Name of the product. */
  title: string;
  /** Format and length, such as “PDF, 212 pages”. */
  facts?: string;
  /** Pass at most 100 characters: the card does not shorten the text. */
  description: ReactNode;
  /** Shown above the title, such as “E-books”. */
  category?: string;
  /** Language of title, facts, description and category, if it differs from the page's. */
  lang?: string;
  /** Usually a `Price`. */
  price: ReactNode;
  /** The picture, 4:3. */
  image?: PictureImage | null;
  /** Whether the product is being added, such as while its stock is requested. The button is then `aria-busy`. */
  adding?: boolean;
  /** Heading level of the title; 2 by default. */
  headingLevel?: 2 | 3;
  /** Position in the list. Each card fades in 0.05 s after the previous one; the first is not animated. */
  index?: number;
  /** Loads the picture eagerly, because it is visible without scrolling. The default is true if there is an `index` below 3. */
  priority?: boolean;
} & (WithButton | WithoutButton);

/** A product in a grid; the whole card is a link to its page. */
export function ProductCard({
  href,
  title,
  facts,
  description,
  category,
  lang,
  price,
  image,
  labels,
  onAdd,
  adding,
  headingLevel = 2,
  index,
  priority = index !== undefined && index < 3,
  className,
  style,
  ...rest
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  const titleId = useId();
  const linkId = useId();
  return (
    <article
      className={joinClasses('vt-product-card', !!index && 'vt-appear', className)}
      style={index === undefined ? style : { animationDelay: `${index * 0.05}s`, ...style }}
      {...rest}
    >
      <div className="vt-product-card__picture">
        <Picture image={image} priority={priority} />
        <Badge tone="ink" className="vt-product-card__price">
          {price}
        </Badge>
      </div>
      {category && (
        <Badge className="vt-product-card__category" lang={lang}>
          {category}
        </Badge>
      )}
      <Heading id={titleId} className="vt-product-card__title" lang={lang}>
        <TitleText>{title}</TitleText>
      </Heading>
      {facts && (
        <div className="vt-product-card__facts" lang={lang}>
          {facts}
        </div>
      )}
      <p className="vt-product-card__description" lang={lang}>
        {description}
      </p>
      <Link id={linkId} className="vt-card-link" href={href} aria-labelledby={`${linkId} ${titleId}`}>
        {labels.details}
        <ForwardIcon />
      </Link>
      {onAdd && (
        <IconButton
          className="vt-product-card__add"
          label={`${labels.add} ${title}`}
          title={labels.add}
          onClick={ignoreDoubleClick(onAdd)}
          aria-busy={adding || undefined}
        >
          <BagIcon />
        </IconButton>
      )}
    </article>
  );
}
