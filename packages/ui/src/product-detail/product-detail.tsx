import type { ComponentProps, ReactNode } from 'react';
import { ActionBar } from '../action-bar/action-bar.tsx';
import { Badge } from '../badge/badge.tsx';
import { BackLink } from '../link/back-link.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import { TitleText } from '../title-text/title-text.tsx';

export interface ProductDetailProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The link back to the shop. */
  back: { href: string; label: string };
  /** Shown above the title, such as “E-books”. */
  category?: string;
  /** Whether the category has the amber tone, for a product that is new or on sale. */
  highlighted?: boolean;
  /** Heading (`h1`) of the page. */
  title: string;
  /** The first paragraph, below the title. */
  description?: string;
  /** Language of category, title and description, if it differs from the page's. */
  lang?: string;
  /** A `Gallery`; by default the picture of `image`. */
  gallery?: ReactNode;
  /** The picture of a product with only one, 4:3. */
  image?: PictureImage | null;
  /** Usually a `Price`. */
  price: ReactNode;
  /** `OptionPicker` elements, shown between the price and the note. */
  options?: ReactNode;
  /** A `QuantityField`, beside the buttons. On small screens, it stays in the page, so that the bar with the buttons has one row. */
  quantity?: ReactNode;
  /** The buttons, shown below the note. */
  actions?: ReactNode;
  /** Usually a `StockStatus`. */
  note?: ReactNode;
  /** Facts that buyers look for, usually a `FactList`: format, language, taxes, delivery. */
  facts?: ReactNode;
  /** The `DetailSection` elements, shown below all other content. */
  children: ReactNode;
}

/** The content of a product page: picture and price at the top, sections below. */
export function ProductDetail({
  back,
  category,
  highlighted,
  title,
  description,
  lang,
  gallery,
  image,
  price,
  options,
  quantity,
  actions,
  note,
  facts,
  children,
  className,
  ...rest
}: ProductDetailProps) {
  return (
    <article className={joinClasses('vt-product-detail', 'vt-container', className)} {...rest}>
      <BackLink href={back.href}>{back.label}</BackLink>
      <div className="vt-product-detail__top">
        <div className="vt-product-detail__picture">{gallery ?? <Picture image={image} priority />}</div>
        <div className="vt-product-detail__summary">
          {category && (
            <Badge lang={lang} tone={highlighted ? 'amber' : 'plain'}>
              {category}
            </Badge>
          )}
          <h1 className="vt-product-detail__title" lang={lang}>
            <TitleText>{title}</TitleText>
          </h1>
          {description && (
            <p className="vt-product-detail__description" lang={lang}>
              {description}
            </p>
          )}
          <div className="vt-product-detail__price">{price}</div>
          {options && <div className="vt-product-detail__options">{options}</div>}
          {note && <div className="vt-product-detail__note">{note}</div>}
          {actions && (
            <div className="vt-product-detail__purchase">
              {quantity}
              <ActionBar className="vt-product-detail__actions" summary={price}>
                {actions}
              </ActionBar>
            </div>
          )}
        </div>
      </div>
      {facts && <div className="vt-product-detail__facts">{facts}</div>}
      {children}
    </article>
  );
}
