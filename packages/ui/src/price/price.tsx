import { VisuallyHidden } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { classes } from '../theme/classes.ts';

interface Sale {
  /** The price before the sale, formatted; shown struck through. */
  oldPrice: string;
  /** Says what the struck-through price is, such as "Old price". */
  oldPriceLabel: string;
  /** Says what the other one is, such as "Sale price". */
  priceLabel: string;
}

interface NoSale {
  oldPrice?: undefined;
  oldPriceLabel?: undefined;
  priceLabel?: undefined;
}

export type PriceProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The price to pay, formatted. */
  price: string;
} & (Sale | NoSale);

/** A price, kept together and left alone by the writing direction around it; on sale, the old one stands beside it. */
export function Price({ price, oldPrice, oldPriceLabel, priceLabel, className, ...rest }: PriceProps) {
  if (oldPrice === undefined)
    return (
      <span className={classes('vt-price', className)} {...rest}>
        <bdi>{price}</bdi>
      </span>
    );
  return (
    <span className={classes('vt-price', 'vt-price--sale', className)} {...rest}>
      <VisuallyHidden>{priceLabel}: </VisuallyHidden>
      <bdi>{price}</bdi> <VisuallyHidden>{oldPriceLabel}: </VisuallyHidden>
      <s>
        <bdi>{oldPrice}</bdi>
      </s>
    </span>
  );
}
