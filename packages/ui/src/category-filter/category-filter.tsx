import type { ComponentProps } from 'react';
import { classes } from '../theme/classes.ts';

export interface CategoryFilterProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** What is being filtered, for assistive technology. */
  label: string;
  options: readonly { value: string; label: string }[];
  /** The option that is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** The page is not ready to answer yet. */
  disabled?: boolean;
}

/** Buttons that narrow a list; one of them is always pressed. */
export function CategoryFilter({ label, options, value, onChange, disabled, className, ...rest }: CategoryFilterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these buttons act at once.
    <div role="group" aria-label={label} className={classes('vt-category-filter', className)} {...rest}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="vt-category-filter__option"
          aria-pressed={option.value === value}
          disabled={disabled}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
