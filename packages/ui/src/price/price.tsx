import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/join-classes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface Sale {
  /** The formatted price before the sale, struck through. */
  oldPrice: string;
  /** Label of the old price for screen readers, such as “Old price”. */
  oldPriceLabel: string;
  /** Label of the sale price for screen readers, such as “Sale price”. */
  priceLabel: string;
}

interface NoSale {
  oldPrice?: undefined;
  oldPriceLabel?: undefined;
  priceLabel?: undefined;
}

export type PriceProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The formatted price to pay. */
  price: string;
} & (Sale | NoSale);

/** A price that does not wrap; the old price can be on the next line. `<bdi>` isolates it from the direction of the text. On sale, the old price is next to it. */
export function Price({ price, oldPrice, oldPriceLabel, priceLabel, className, ...rest }: PriceProps) {
  if (oldPrice === undefined)
    return (
      <span className={joinClasses('vt-price', className)} {...rest}>
        <bdi>{price}</bdi>
      </span>
    );
  return (
    <span className={joinClasses('vt-price', 'vt-price--sale', className)} {...rest}>
      <VisuallyHidden>{priceLabel}: </VisuallyHidden>
      <bdi>{price}</bdi> <VisuallyHidden>{oldPriceLabel}: </VisuallyHidden>
      <s>
        <bdi>{oldPrice}</bdi>
      </s>
    </span>
  );
}
