import { VisuallyHidden } from '@radix-ui/themes';
import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { CheckIcon, ChevronIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { classes } from '../theme/classes.ts';

export interface LanguageMenuItem {
  /** Language tag, as in `lang` and `hreflang`. */
  code: string;
  /** The language's own name for itself. */
  name: string;
  /** This page in that language. */
  href: string;
  flag: ReactNode;
}

export interface LanguageMenuProps {
  /** Name of the menu, such as "Language". */
  label: string;
  items: readonly LanguageMenuItem[];
  /** Code of the language shown. */
  current: string;
  /** A language was chosen; call `preventDefault` on the event to switch in place instead of following the link. */
  onChoose?: (code: string, event: MouseEvent<HTMLAnchorElement>) => void;
  className?: string;
}

/** The languages in a native popover of links: works without JavaScript, closes on choice, Escape and a click outside. */
export function LanguageMenu({ label, items, current, onChoose, className }: LanguageMenuProps) {
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const shown = items.find(({ code }) => code === current);

  function choose(code: string, event: MouseEvent<HTMLAnchorElement>): void {
    list.current?.hidePopover?.();
    onChoose?.(code, event);
  }

  return (
    <div className={classes('vt-language-menu', className)}>
      <button type="button" className="vt-language-menu__button" popoverTarget={listId}>
        {shown?.flag}
        <VisuallyHidden>{label}: </VisuallyHidden>
        <span className="vt-language-menu__current" lang={current}>
          {shown?.name}
        </span>
        <ChevronIcon />
      </button>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list. */}
      <ul ref={list} id={listId} role="list" className="vt-language-menu__list" popover="auto" aria-label={label}>
        {items.map(({ code, name, href, flag }) => (
          <li key={code}>
            <Link
              className="vt-language-menu__item"
              href={href}
              hrefLang={code}
              lang={code}
              aria-current={code === current ? 'true' : undefined}
              onClick={(event) => choose(code, event)}
            >
              {flag}
              {name}
              {code === current && <CheckIcon />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
