'use client';

import { type ComponentProps, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { CloseIcon, MenuIcon } from '../icon/icons.tsx';
import { isPlainClick } from '../link/is-plain-click.ts';
import { Link } from '../link/link.tsx';
import { closeOnBlur } from '../popover/close-on-blur.ts';
import { joinClasses } from '../theme/join-classes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface SiteBarLink {
  href: string;
  label: string;
  /** `page` marks the link to the current page, `part` the link to the section that contains the current page. */
  current?: 'page' | 'part';
}

export interface SiteBarProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Name or logo of the site. */
  brand: ReactNode;
  /** URL of the link around `brand`, usually the home page. */
  brandHref: string;
  /** `current` marks the link to the current page (`page`), or to the section that contains it (`part`). */
  links: readonly SiteBarLink[];
  /** The last link, shown as a button. */
  contact: SiteBarLink;
  /** `menu` is the accessible name of the navigation, and of the button that opens it on small screens. */
  labels: { menu: string };
  /** Controls that are also visible on small screens: the language menu, the cart button. */
  children?: ReactNode;
}

/**
 * The bar at the top of every page. On small screens its links are in a native popover, which works without JavaScript: the button opens
 * and closes it, and a click outside and Escape close it. With JavaScript, it also closes on a click on a link and when the focus leaves the
 * bar.
 */
export function SiteBar({
  brand,
  brandHref,
  links,
  contact,
  labels,
  className,
  onBlur,
  children,
  ...rest
}: SiteBarProps) {
  const menuId = useId();
  const menuRef = useRef<HTMLElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus leaves a control inside.
    <header
      className={joinClasses('vt-site-bar', className)}
      onBlur={(event) => {
        closeOnBlur(event, menuRef.current);
        onBlur?.(event);
      }}
      {...rest}
    >
      <div className="vt-site-bar__inner vt-container">
        <Link className="vt-site-bar__brand" href={brandHref}>
          {brand}
        </Link>
        <nav ref={menuRef} id={menuId} className="vt-site-bar__menu" aria-label={labels.menu} popover="auto">
          <ul className="vt-site-bar__links">
            {links.map(({ href, label, current }) => (
              <li key={`${href} ${label}`}>
                <Link
                  className="vt-site-bar__link"
                  href={href}
                  aria-current={current === 'part' ? 'true' : current}
                  onClick={closeMenu}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <ButtonLink className="vt-site-bar__contact" href={contact.href} onClick={closeMenu}>
            {contact.label}
          </ButtonLink>
        </nav>
        <div className="vt-site-bar__controls">
          {children}
          <button type="button" className="vt-site-bar__toggle" popoverTarget={menuId}>
            <VisuallyHidden>{labels.menu}</VisuallyHidden>
            <MenuIcon />
            <CloseIcon />
          </button>
        </div>
      </div>
    </header>
  );
}

/** Closes the menu. Has no effect on large screens, where the links are always visible. */
function closeMenu(event: MouseEvent<HTMLElement>): void {
  if (isPlainClick(event)) event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
}
