import { type ReactNode, type Ref, useId } from 'react';
import { Badge } from '../badge/badge.tsx';
import { ForwardIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import { TitleText } from '../title-text/title-text.tsx';

export interface ProductCardProps {
  href: string;
  name: string;
  /** Pass at most 100 characters: the card does not shorten the text. */
  description: string;
  category?: string;
  /** Language of name, description and category, if it differs from the page's. */
  lang?: string;
  /** Usually a `Price`. */
  price: ReactNode;
  /** URL of the picture, 4:3. If it is null or undefined, the placeholder is shown. */
  image: string | null | undefined;
  imageAlt?: string;
  /** URL of the image that is shown if `image` is missing or fails to load. */
  placeholder?: string;
  /** Text of the link. The product's name is appended to its accessible name. */
  details: string;
  /** Heading level of the name; 2 by default. */
  headingLevel?: 2 | 3;
  /** Position in the list. Each card fades in 0.05 s after the previous one; the first is not animated. */
  index?: number;
  /** Loads the picture eagerly, because it is visible without scrolling. The default is true if there is an `index` below 3. */
  priority?: boolean;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** A product in a grid; the whole card is a link to its page. */
export function ProductCard({
  href,
  name,
  description,
  category,
  lang,
  price,
  image,
  imageAlt,
  placeholder,
  details,
  headingLevel = 2,
  index,
  priority = index !== undefined && index < 3,
  className,
  ref,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  const nameId = useId();
  const linkId = useId();
  return (
    <article
      ref={ref}
      className={joinClasses('vt-product-card', !!index && 'vt-appear', className)}
      style={index === undefined ? undefined : { animationDelay: `${index * 0.05}s` }}
    >
      <div className="vt-product-card__picture">
        <Picture src={image} alt={imageAlt} placeholder={placeholder} priority={priority} />
        <Badge tone="ink" className="vt-product-card__price">
          {price}
        </Badge>
      </div>
      {category && (
        <Badge className="vt-product-card__category" lang={lang}>
          {category}
        </Badge>
      )}
      <Heading id={nameId} className="vt-product-card__name" lang={lang}>
        <TitleText>{name}</TitleText>
      </Heading>
      <p className="vt-product-card__description" lang={lang}>
        {description}
      </p>
      <Link id={linkId} className="vt-card-link" href={href} aria-labelledby={`${linkId} ${nameId}`}>
        {details}
        <ForwardIcon />
      </Link>
    </article>
  );
}
