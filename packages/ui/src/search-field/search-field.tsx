import { VisuallyHidden } from '@radix-ui/themes';
import { type ComponentProps, type FormEvent, type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { CloseIcon, SearchIcon } from '../icon/icons.tsx';
import { classes } from '../theme/classes.ts';

/** Texts of the search field and its buttons. */
export interface SearchLabels {
  /** Accessible name of the field: what is searched. */
  field: string;
  submit: string;
  clear: string;
}

export interface SearchFieldProps
  extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'role' | 'children' | 'onChange' | 'onSubmit' | 'ref'> {
  /** URL of the results: without JavaScript, the browser requests it with the text as a query parameter. */
  action: string;
  /** Name of the query parameter; `q` by default. */
  name?: string;
  labels: SearchLabels;
  placeholder?: string;
  /** The text that the field starts with. Set the value of `inputRef` to change it later. */
  defaultValue?: string;
  maxLength?: number;
  /** Hides the button that clears the field, for example until the page is hydrated: it needs JavaScript. */
  isStatic?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Called while the visitor types, but not during the composition of a character. */
  onChange?: (text: string) => void;
  /** Called on Enter and by the button. Without it, the browser requests `action`. */
  onSearch?: (text: string) => void;
  /** Called after the field has been cleared, by its button or by Escape. */
  onClear?: () => void;
}

/**
 * A search form. The field is uncontrolled, so that nothing interferes with an input method, and text that was typed before the page is
 * hydrated is kept.
 */
export function SearchField({
  action,
  name = 'q',
  labels,
  placeholder,
  defaultValue,
  maxLength,
  isStatic,
  inputRef,
  onChange,
  onSearch,
  onClear,
  className,
  ...rest
}: SearchFieldProps) {
  const id = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;

  function submit(event: FormEvent): void {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(input.current?.value ?? '');
  }

  function clear(): void {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onClear?.();
  }

  function clearOnEscape(event: KeyboardEvent<HTMLInputElement>): void {
    // During a composition, Escape belongs to the input method.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.currentTarget.value === '') return;
    event.preventDefault();
    clear();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the `search` element is not in all supported browsers.
    <form
      role="search"
      method="get"
      action={action}
      className={classes('vt-search-field', className)}
      onSubmit={submit}
      {...rest}
    >
      <div className="vt-search-field__box">
        <SearchIcon />
        <VisuallyHidden asChild>
          <label htmlFor={id}>{labels.field}</label>
        </VisuallyHidden>
        <input
          ref={input}
          id={id}
          type="search"
          name={name}
          className="vt-search-field__input"
          placeholder={placeholder ?? labels.field}
          defaultValue={defaultValue}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ currentTarget, nativeEvent }) => {
            if (!(nativeEvent as InputEvent).isComposing) onChange?.(currentTarget.value);
          }}
          onCompositionEnd={({ currentTarget }) => onChange?.(currentTarget.value)}
          onKeyDown={clearOnEscape}
        />
        <button
          type="button"
          className="vt-search-field__clear"
          aria-label={labels.clear}
          disabled={isStatic}
          onClick={clear}
        >
          <CloseIcon />
        </button>
      </div>
      <Button type="submit" variant="secondary" className="vt-search-field__submit">
        {labels.submit}
      </Button>
    </form>
  );
}
