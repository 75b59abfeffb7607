'use client';

import { type ComponentProps, type CSSProperties, type KeyboardEvent, useState } from 'react';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { MinusIcon, PlusIcon } from '../icon/icons.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import { useControllableState } from '../theme/use-controllable-state.ts';

/** Accessible names of the quantity field and its buttons. */
export interface QuantityLabels {
  /** Accessible name of the field. */
  quantity: string;
  /** Accessible name of the plus button. */
  increase: string;
  /** Accessible name of the minus button. */
  decrease: string;
}

export interface QuantityFieldProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** The quantity of a controlled field. */
  value?: number;
  /** The initial quantity of an uncontrolled field; `min` by default. */
  defaultValue?: number;
  /** Called with an integer of at least `min`. A typed quantity can be above `max` or between two steps, so that the caller can explain the limit. */
  onValueChange?: (quantity: number) => void;
  /** Minimum quantity; 0 by default, so that a cart line can be removed. */
  min?: number;
  /** Maximum quantity; unlimited by default. */
  max?: number;
  /** The difference that a button or an arrow key makes; 1 by default. The page keys make ten steps. */
  step?: number;
  /** `quantity` is the accessible name of the field, `increase` and `decrease` are those of the buttons. */
  labels: QuantityLabels;
  /** Disables the field and its buttons, which are also disabled until they are hydrated. */
  disabled?: boolean;
}

/** Parses a safe non-negative integer in Latin, Arabic-Indic or Persian digits. Returns undefined for any other text. */
function parseQuantity(text: string): number | undefined {
  const latinText = text.trim().replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  const quantity = /^\d+$/.test(latinText) ? Number(latinText) : Number.NaN;
  return Number.isSafeInteger(quantity) ? quantity : undefined;
}

const stepsByKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * A text input for a number, between a minus and a plus button. A typed value is committed on Enter and on blur. If it is not an integer of at
 * least `min`, it is discarded, and the input shows the current quantity again. `aria-describedby` describes the input and both buttons.
 */
export function QuantityField({
  value,
  defaultValue,
  onValueChange,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  labels,
  disabled,
  className,
  'aria-describedby': describedBy,
  ...rest
}: QuantityFieldProps) {
  const [quantity, setQuantity] = useControllableState({ value, defaultValue: defaultValue ?? min, onValueChange });
  const [draft, setDraft] = useState<string>();
  const isHydrated = useHydrated();
  const isDisabled = disabled || !isHydrated;
  const typedQuantity = draft === undefined ? undefined : parseQuantity(draft);
  const shownQuantity = typedQuantity ?? quantity;
  const isAtMin = shownQuantity <= min;
  const isAtMax = shownQuantity >= max;

  /** Moves to a multiple of the step, counted from zero, and stays within the limits. */
  function changeBy(stepCount: number): void {
    const target = (Math[stepCount > 0 ? 'floor' : 'ceil'](shownQuantity / step) + stepCount) * step;
    const next = Math.min(Math.max(target, min), Math.max(max, min));
    setDraft(undefined);
    if (next !== quantity) setQuantity(next);
  }

  function commit(): void {
    setDraft(undefined);
    if (typedQuantity !== undefined && typedQuantity >= min && typedQuantity !== quantity) setQuantity(typedQuantity);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') commit();
    const stepCount = stepsByKey[event.key];
    if (stepCount === undefined) return;
    // The cursor stays where it is, and the page does not scroll.
    event.preventDefault();
    if (stepCount > 0 ? !isAtMax : !isAtMin) changeBy(stepCount);
  }

  return (
    <div className={joinClasses('vt-quantity-field', className)} {...rest}>
      {/* `aria-disabled` at the minimum and maximum, because a button that becomes `disabled` loses the focus. */}
      <button
        type="button"
        aria-label={labels.decrease}
        aria-describedby={describedBy}
        aria-disabled={isAtMin || undefined}
        disabled={isDisabled}
        onClick={() => !isAtMin && changeBy(-1)}
      >
        <MinusIcon />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.quantity}
        aria-describedby={describedBy}
        disabled={isDisabled}
        style={{ '--vt-digits': String(draft ?? quantity).length } as CSSProperties}
        value={draft ?? quantity}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={handleKeyDown}
      />
      <button
        type="button"
        aria-label={labels.increase}
        aria-describedby={describedBy}
        aria-disabled={isAtMax || undefined}
        disabled={isDisabled}
        onClick={() => !isAtMax && changeBy(1)}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
