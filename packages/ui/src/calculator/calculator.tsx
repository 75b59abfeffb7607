'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { useDisabled } from '../hydration/use-disabled.ts';
import { joinClasses } from '../theme/join-classes.ts';

/** A number that the visitor can change. */
export interface CalculatorField {
  name: string;
  label: string;
  /** The text of the field: what the visitor typed, also if it is not a number. */
  value: string;
  invalid?: boolean;
}

export interface CalculatorResult {
  id: string;
  label: string;
  /** The result in words, such as “saves €1,070 a month”. */
  value: string;
  /** Whether the result is a loss, which is amber. */
  loss?: boolean;
}

export interface CalculatorProps extends Omit<ComponentProps<'form'>, 'title' | 'results' | 'children'> {
  /** Names the calculator. */
  title: string;
  /** Each `value` is the text in the field. `invalid` marks a text that is not a number. */
  fields: readonly CalculatorField[];
  /** Each `value` is a result in words. `loss` gives it the amber tone. */
  results: readonly CalculatorResult[];
  /** Called with the name of the field and its text. Pass the new `fields` and `results` then. */
  onValueChange?: (name: string, value: string) => void;
  /** Disables the fields, which are also disabled until they are hydrated. The results stay readable. */
  disabled?: boolean;
  /** Shown below the results, for example a link to the method. */
  note?: ReactNode;
}

/** A few numbers and what follows from them. The results change while the visitor types, and screen readers announce them. */
export function Calculator({
  title,
  fields,
  results,
  onValueChange,
  disabled,
  note,
  className,
  ...rest
}: CalculatorProps) {
  const id = useId();
  return (
    <form
      noValidate
      className={joinClasses('vt-calculator', className)}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => event.preventDefault()}
      {...rest}
    >
      <p id={`${id}-title`} className="vt-calculator__title">
        {title}
      </p>
      <fieldset className="vt-calculator__fields" disabled={useDisabled(disabled, onValueChange)}>
        {fields.map(({ name, label, value, invalid }) => (
          <label key={name} className="vt-calculator__field">
            <span>{label}</span>
            <input
              name={name}
              inputMode="decimal"
              autoComplete="off"
              value={value}
              aria-invalid={invalid || undefined}
              onChange={(event) => onValueChange?.(name, event.target.value)}
            />
          </label>
        ))}
      </fieldset>
      <output className="vt-calculator__results">
        {results.map(({ id, label, value, loss }) => (
          <span key={id} className={joinClasses('vt-calculator__result', loss && 'vt-calculator__result--loss')}>
            <span>{label}</span> <strong>{value}</strong>
          </span>
        ))}
      </output>
      {note && <div className="vt-calculator__note">{note}</div>}
    </form>
  );
}
