import type { ReactNode, Ref } from 'react';
import { ActionBar } from '../action-bar/action-bar.tsx';
import { Badge } from '../badge/badge.tsx';
import { BackIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import { classes } from '../theme/classes.ts';

export interface ProductDetailProps {
  /** The link back to the shop. */
  back: { href: string; label: string };
  category: string;
  /** Heading (`h1`) of the page. */
  name: string;
  description: string;
  image: string | null | undefined;
  imageAlt?: string;
  placeholder?: string;
  /** Usually a `Price`. */
  price: ReactNode;
  /** The buttons below the price. */
  actions?: ReactNode;
  /** Usually a `StockNote`. */
  note?: ReactNode;
  /** What a buyer asks next to the price, usually a `FactList`: format, language, taxes, delivery. */
  facts?: ReactNode;
  /** The `DetailSection`s below. */
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** The page of one product: picture and price above, sections below. */
export function ProductDetail({
  back,
  category,
  name,
  description,
  image,
  imageAlt,
  placeholder,
  price,
  actions,
  note,
  facts,
  children,
  className,
  ref,
}: ProductDetailProps) {
  return (
    <article ref={ref} className={classes('vt-product-detail', 'vt-frame', className)}>
      <Link className="vt-back" href={back.href}>
        <BackIcon />
        {back.label}
      </Link>
      <div className="vt-product-detail__top">
        <Picture className="vt-product-detail__picture" src={image} alt={imageAlt} placeholder={placeholder} priority />
        <div className="vt-product-detail__facts">
          <Badge>{category}</Badge>
          <h1 className="vt-product-detail__name">{name}</h1>
          <p className="vt-product-detail__text">{description}</p>
          <div className="vt-product-detail__price">{price}</div>
          {note}
          {actions && (
            <div className="vt-product-detail__actions">
              <ActionBar summary={price}>{actions}</ActionBar>
            </div>
          )}
        </div>
      </div>
      {facts && <div className="vt-product-detail__box">{facts}</div>}
      {children}
    </article>
  );
}
