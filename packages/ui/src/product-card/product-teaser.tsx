import { type ComponentProps, type ReactNode, useId } from 'react';
import { ForwardIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface ProductTeaserProps extends Omit<ComponentProps<'aside'>, 'title' | 'children'> {
  /** URL of the product's page. */
  href: string;
  /** Name of the product. */
  title: string;
  /** Usually a `Price`. */
  price: ReactNode;
  /** The picture, 4:3. */
  image?: PictureImage | null;
  /** `details` is the text of the link. The title is appended to its accessible name. */
  labels: { details: string };
}

/** A product in a text, behind the paragraph that mentions it. The whole element is a link to its page. */
export function ProductTeaser({ href, title, price, image, labels, className, ...rest }: ProductTeaserProps) {
  const titleId = useId();
  const linkId = useId();
  return (
    <aside className={joinClasses('vt-product-teaser', className)} aria-labelledby={titleId} {...rest}>
      <Picture image={image} />
      <p id={titleId} className="vt-product-teaser__title">
        {title}
      </p>
      <p className="vt-product-teaser__price">{price}</p>
      <Link id={linkId} className="vt-card-link" href={href} aria-labelledby={`${linkId} ${titleId}`}>
        {labels.details}
        <ForwardIcon />
      </Link>
    </aside>
  );
}
