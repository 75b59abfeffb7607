'use client';

import { type ComponentProps, type FormEvent, type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { CloseIcon, SearchIcon } from '../icon/icons.tsx';
import { joinClasses } from '../theme/join-classes.ts';

/** Accessible name of the field and labels of its buttons. */
export interface SearchLabels {
  /** Accessible name of the field, such as “Search products”. */
  field: string;
  /** Label of the submit button. */
  submit: string;
  /** Accessible name of the clear button. */
  clear: string;
}

export interface SearchFieldProps
  extends Omit<
    ComponentProps<'form'>,
    'action' | 'method' | 'role' | 'children' | 'defaultValue' | 'onChange' | 'onSubmit'
  > {
  /** URL of the results page. Without JavaScript, the browser requests it with the text as a query parameter. */
  action: string;
  /** Name of the query parameter; `q` by default. */
  name?: string;
  /** `field` is the accessible name of the field, `submit` the label of its button, `clear` the accessible name of the clear button. */
  labels: SearchLabels;
  /** Shown in the empty field; `labels.field` by default. */
  placeholder?: string;
  /** The text of a controlled field. Text that was typed before hydration is then lost, and an input method is interrupted if you change it. */
  value?: string;
  /** The initial text of an uncontrolled field. Set the value of `inputRef` to change it later. */
  defaultValue?: string;
  /** The longest text that can be typed. */
  maxLength?: number;
  /** Ref of the `<input>`; `ref` is that of the form. */
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Called with the text after each change; while an input method composes text, only at the end of the composition. */
  onValueChange?: (text: string) => void;
  /** Called on submit. Without it, the browser requests `action`. */
  onSearch?: (text: string) => void;
  /** Called after the clear button or Escape has cleared the field. */
  onClear?: () => void;
}

/**
 * A search form. Without `value`, the field is uncontrolled: React does not interfere with an input method, and text that was typed before
 * hydration is kept. The clear button is hidden until then.
 */
export function SearchField({
  action,
  name = 'q',
  labels,
  placeholder,
  value,
  defaultValue,
  maxLength,
  inputRef,
  onValueChange,
  onSearch,
  onClear,
  className,
  ...rest
}: SearchFieldProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const ownRef = useRef<HTMLInputElement>(null);
  const fieldRef = inputRef ?? ownRef;

  function submit(event: FormEvent): void {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(fieldRef.current?.value ?? '');
  }

  function clear(): void {
    if (!fieldRef.current) return;
    if (value === undefined) fieldRef.current.value = '';
    onValueChange?.('');
    fieldRef.current.focus();
    onClear?.();
  }

  function clearOnEscape(event: KeyboardEvent<HTMLInputElement>): void {
    // During a composition, Escape cancels the composition.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.currentTarget.value === '') return;
    event.preventDefault();
    clear();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: not all supported browsers have the `search` element.
    <form
      role="search"
      method="get"
      action={action}
      className={joinClasses('vt-search-field', className)}
      onSubmit={submit}
      {...rest}
    >
      <div className="vt-search-field__control">
        <SearchIcon />
        <label className="vt-visually-hidden" htmlFor={id}>
          {labels.field}
        </label>
        <input
          ref={fieldRef}
          id={id}
          type="search"
          name={name}
          className="vt-search-field__input"
          placeholder={placeholder ?? labels.field}
          value={value}
          defaultValue={defaultValue}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ currentTarget, nativeEvent }) => {
            if (value !== undefined || !(nativeEvent as InputEvent).isComposing) onValueChange?.(currentTarget.value);
          }}
          onCompositionEnd={({ currentTarget }) => onValueChange?.(currentTarget.value)}
          onKeyDown={clearOnEscape}
        />
        <button
          type="button"
          className="vt-search-field__clear"
          aria-label={labels.clear}
          disabled={!isHydrated}
          onClick={clear}
        >
          <CloseIcon />
        </button>
      </div>
      <Button type="submit" variant="secondary" className="vt-search-field__submit">
        <SearchIcon />
        {labels.submit}
      </Button>
    </form>
  );
}
