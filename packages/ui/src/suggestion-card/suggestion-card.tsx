import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { firstClick } from '../button/first-click.ts';
import { Picture } from '../picture/picture.tsx';

export interface SuggestionCardProps {
  title: string;
  /** Language of the title, when it is not the page's. */
  lang?: string;
  image: string | null | undefined;
  placeholder: string;
  /** Usually a `Price`. */
  price: ReactNode;
  /** Usually a `StockNote`. */
  note?: ReactNode;
  /** Words of the button; its accessible name adds the title. */
  add: string;
  /** Left out when the product cannot be had: then there is no button. */
  onAdd?: () => void;
}

/** A product to go with the others: in the related area and among the suggestions. */
export function SuggestionCard({ title, lang, image, placeholder, price, note, add, onAdd }: SuggestionCardProps) {
  const titleId = useId();
  const buttonId = useId();
  return (
    <li className="vt-suggestion-card">
      <Picture className="vt-suggestion-card__picture" src={image} placeholder={placeholder} ratio="square" />
      <div className="vt-suggestion-card__facts">
        <p id={titleId} className="vt-suggestion-card__title" lang={lang}>
          {title}
        </p>
        <p className="vt-suggestion-card__price">{price}</p>
        {note}
      </div>
      {onAdd && (
        <Button
          id={buttonId}
          variant="secondary"
          aria-labelledby={`${buttonId} ${titleId}`}
          onClick={firstClick(onAdd)}
        >
          {add}
        </Button>
      )}
    </li>
  );
}
