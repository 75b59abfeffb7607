import { type ReactNode, type Ref, useId } from 'react';
import { Badge } from '../badge/badge.tsx';
import { ForwardIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import { classes } from '../theme/classes.ts';

export interface ProductCardProps {
  href: string;
  name: string;
  /** Already cut to the length of a card. */
  description: string;
  category: string;
  /** Usually a `Price`. */
  price: ReactNode;
  /** Address of the picture, four by three; without one the placeholder is shown. */
  image: string | null | undefined;
  imageAlt?: string;
  placeholder?: string;
  /** Words of the link; its accessible name adds the product's. */
  details: string;
  /** Level of the name in the page's outline; 2 when left out. */
  headingLevel?: 2 | 3;
  /** Place in the list: the first card is there at once, each other appears 0.05 s after the one before (spec, 9). */
  index?: number;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** A product in its pane; the whole card leads to its page, and light falls across it under the pointer. */
export function ProductCard({
  href,
  name,
  description,
  category,
  price,
  image,
  imageAlt,
  placeholder,
  details,
  headingLevel = 2,
  index = 0,
  className,
  ref,
}: ProductCardProps) {
  const Name = `h${headingLevel}` as const;
  const nameId = useId();
  const linkId = useId();
  return (
    <article
      ref={ref}
      className={classes('vt-product-card', index > 0 && 'vt-appear', className)}
      style={{ animationDelay: `${index * 0.05}s` }}
    >
      <div className="vt-product-card__window">
        <Picture src={image} alt={imageAlt} placeholder={placeholder} priority={index < 3} />
        <Badge tone="ink" className="vt-product-card__price">
          {price}
        </Badge>
      </div>
      <Badge className="vt-product-card__category">{category}</Badge>
      <Name id={nameId} className="vt-product-card__name">
        {name}
      </Name>
      <p className="vt-product-card__text">{description}</p>
      <Link id={linkId} className="vt-more" href={href} aria-labelledby={`${linkId} ${nameId}`}>
        {details}
        <ForwardIcon />
      </Link>
    </article>
  );
}
