'use client';

import { type ComponentProps, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { CheckIcon, ChevronIcon } from '../icon/icons.tsx';
import { isPlainClick } from '../link/is-plain-click.ts';
import { Link } from '../link/link.tsx';
import { closeOnBlur } from '../popover/close-on-blur.ts';
import { joinClasses } from '../theme/join-classes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface LanguageMenuItem {
  /** Language tag, as in `lang` and `hreflang`. */
  code: string;
  /** Name of the language, written in that language, such as “Deutsch”. */
  name: string;
  /** URL of this page in that language. */
  href: string;
  /** Usually a `Flag`. */
  flag: ReactNode;
}

export interface LanguageMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the menu, such as “Language”. */
  label: string;
  /** The languages: `code` is the language tag, `name` the name in that language, `href` the URL of this page in it, `flag` usually a `Flag`. */
  items: readonly LanguageMenuItem[];
  /** Code of the current language. */
  value: string;
  /**
   * Called when a language is chosen, but not for a click that opens the link in a new tab or window. Call `event.preventDefault()` to switch
   * the language without following the link.
   */
  onValueChange?: (code: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Links to this page in each language, in a native popover, which works without JavaScript. It closes on a click on a link or outside,
 * on Escape, and when the focus leaves it.
 */
export function LanguageMenu({ label, items, value, onValueChange, className, onBlur, ...rest }: LanguageMenuProps) {
  const listId = useId();
  const listRef = useRef<HTMLUListElement>(null);
  const currentItem = items.find(({ code }) => code === value);

  function chooseLanguage(code: string, event: MouseEvent<HTMLAnchorElement>): void {
    if (!isPlainClick(event)) return;
    listRef.current?.hidePopover?.();
    onValueChange?.(code, event);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus leaves a control inside.
    <div
      className={joinClasses('vt-language-menu', className)}
      onBlur={(event) => {
        closeOnBlur(event, listRef.current);
        onBlur?.(event);
      }}
      {...rest}
    >
      <button type="button" className="vt-language-menu__button" popoverTarget={listId}>
        {currentItem?.flag}
        <VisuallyHidden>{label}: </VisuallyHidden>
        <span className="vt-language-menu__current" lang={value}>
          {currentItem?.name}
        </span>
        <ChevronIcon />
      </button>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets. */}
      <ul ref={listRef} id={listId} role="list" className="vt-language-menu__list" popover="auto" aria-label={label}>
        {items.map(({ code, name, href, flag }) => (
          <li key={code}>
            <Link
              className="vt-language-menu__item"
              href={href}
              hrefLang={code}
              lang={code}
              aria-current={code === value ? 'true' : undefined}
              onClick={(event) => chooseLanguage(code, event)}
            >
              {flag}
              {name}
              {code === value && <CheckIcon />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
