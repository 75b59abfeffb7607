import { VisuallyHidden } from '@radix-ui/themes';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { CloseIcon, MenuIcon } from '../icon/icons.tsx';
import { isPlainClick } from '../link/is-plain-click.ts';
import { Link } from '../link/link.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface SiteBarLink {
  href: string;
  label: string;
  /** `page` marks the link to the current page, `part` the link to the section that contains the current page. */
  current?: 'page' | 'part';
}

export interface SiteBarProps extends Omit<ComponentProps<'header'>, 'children'> {
  brand: ReactNode;
  /** URL of the link around `brand`, usually the home page. */
  brandHref: string;
  links: readonly SiteBarLink[];
  /** The last link, shown as a button. */
  contact: SiteBarLink;
  /** Accessible name of the navigation, and of the button that opens it on small screens. */
  menuLabel: string;
  /** Controls that are also visible on small screens: the language menu, the cart button. */
  children?: ReactNode;
}

/**
 * The bar at the top of every page. On small screens its links are in a native popover, which works without JavaScript: the button opens
 * and closes it, and a click outside and Escape close it. With JavaScript, a click on a link closes it as well.
 */
export function SiteBar({ brand, brandHref, links, contact, menuLabel, className, children, ...rest }: SiteBarProps) {
  const menuId = useId();
  return (
    <header className={joinClasses('vt-site-bar', className)} {...rest}>
      <div className="vt-site-bar__inner vt-container">
        <Link className="vt-site-bar__brand" href={brandHref}>
          {brand}
        </Link>
        <nav id={menuId} className="vt-site-bar__menu" aria-label={menuLabel} popover="auto">
          <ul className="vt-site-bar__links">
            {links.map(({ href, label, current }) => (
              <li key={href}>
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
            <VisuallyHidden>{menuLabel}</VisuallyHidden>
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
