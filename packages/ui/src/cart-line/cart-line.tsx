'use client';

import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { ignoreDoubleClick } from '../button/ignore-double-click.ts';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { ChevronIcon, RemoveIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { QuantityField, type QuantityLabels } from '../quantity-field/quantity-field.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import { TitleText } from '../title-text/title-text.tsx';

/** A select that changes the variant of a line. It is disabled until it is hydrated. */
export interface CartLineVariants {
  /** Accessible name of the select. */
  label: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  value: string;
  onValueChange: (value: string) => void;
}

export interface CartLineProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** Name of the product. */
  title: string;
  /** Name of the variant; omit it if the product has only one. */
  variant?: string;
  /** All variants of the product: shown as a select instead of `variant`. */
  variants?: CartLineVariants;
  /** The picture, cropped to a square. */
  image?: PictureImage | null;
  /** URL of the product's page, if it has one. */
  href?: string;
  /** Language of title and variant, if it differs from the page's. */
  lang?: string;
  /** Usually a `Price`. Shown for a quantity of 1, too, so that the buttons do not move when the quantity changes. */
  unitPrice: ReactNode;
  /** Unit price times quantity. */
  linePrice: ReactNode;
  /** The current quantity: the line is controlled. */
  quantity: number;
  /** Maximum quantity; unlimited by default. */
  max?: number;
  /** The difference that a button or an arrow key makes; 1 by default. */
  step?: number;
  /** Usually a `StockStatus`. */
  note?: ReactNode;
  /** Labels of the quantity field and accessible name of the remove button. */
  labels: QuantityLabels & { remove: string };
  /** Called with the new quantity, an integer. If it is 0, remove the line. */
  onQuantityChange: (quantity: number) => void;
  /** Called by the remove button. */
  onRemove: () => void;
}

/** One line of the cart: product, quantity, price. The title describes the quantity field and the buttons (`aria-describedby`). */
export function CartLine({
  title,
  variant,
  variants,
  image,
  href,
  lang,
  unitPrice,
  linePrice,
  quantity,
  max,
  step,
  note,
  labels,
  onQuantityChange,
  onRemove,
  className,
  ...rest
}: CartLineProps) {
  const titleId = useId();
  return (
    <li className={joinClasses('vt-cart-line', className)} {...rest}>
      <Picture className="vt-cart-line__picture" image={image} ratio="square" />
      <div className="vt-cart-line__details">
        <p id={titleId} className="vt-cart-line__title" lang={lang}>
          {href ? (
            <Link href={href}>
              <TitleText>{title}</TitleText>
            </Link>
          ) : (
            <TitleText>{title}</TitleText>
          )}
          {variant && !variants && <span className="vt-cart-line__variant">{variant}</span>}
        </p>
        {variants && (
          <span className="vt-cart-line__variant-select" lang={lang}>
            <span aria-hidden="true">{variants.options.find(({ value }) => value === variants.value)?.label}</span>
            <ChevronIcon />
            <VariantSelect {...variants} />
          </span>
        )}
        <p className="vt-cart-line__unit-price">{unitPrice}</p>
        {note}
      </div>
      <p className="vt-cart-line__line-price">{linePrice}</p>
      <div className="vt-cart-line__controls">
        <QuantityField
          value={quantity}
          max={max}
          step={step}
          labels={labels}
          aria-describedby={titleId}
          onValueChange={onQuantityChange}
        />
        <IconButton label={labels.remove} aria-describedby={titleId} onClick={ignoreDoubleClick(onRemove)}>
          <RemoveIcon />
        </IconButton>
      </div>
    </li>
  );
}

function VariantSelect({ label, options, value, onValueChange }: CartLineVariants) {
  return (
    <select
      aria-label={label}
      value={value}
      disabled={!useHydrated()}
      onChange={({ target }) => onValueChange(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

export interface CartLineListProps extends ComponentProps<'ul'> {
  /** Accessible name of the list. */
  label: string;
}

/**
 * The list of `CartLine` elements. When another variant is chosen and its line is a new element, because its variant id is its key, the focus
 * moves to the select of that line.
 */
export function CartLineList({ label, className, ref, onChange, ...rest }: CartLineListProps) {
  const listRef = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => listRef.current as HTMLUListElement, []);
  const chosenVariantRef = useRef<string>(undefined);

  useLayoutEffect(() => {
    const selects = [...(listRef.current?.querySelectorAll('select') ?? [])];
    const select = selects.find(({ value }) => value === chosenVariantRef.current);
    chosenVariantRef.current = undefined;
    // The focus is on the body if its element was removed.
    if (document.activeElement === document.body) select?.focus();
  });

  function handleChange(event: ChangeEvent<HTMLUListElement>) {
    const { target }: { target: Element } = event;
    if (target instanceof HTMLSelectElement) chosenVariantRef.current = target.value;
    onChange?.(event);
  }

  return (
    <ul
      ref={listRef}
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets.
      role="list"
      aria-label={label}
      className={joinClasses('vt-cart-line-list', className)}
      onChange={handleChange}
      {...rest}
    />
  );
}
