import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** Name or logo of the site. */
  brand: ReactNode;
  /** One sentence about the site. */
  description: ReactNode;
  /** Columns of links. Each is a `<nav>` named by its title; `action` is shown after the links, for example a quiet button. */
  columns: readonly { title: string; links: readonly { href: string; label: string }[]; action?: ReactNode }[];
  /** The last line, such as “© 2025 Vitrine”. */
  copyright: ReactNode;
}

/** The footer of every page. */
export function SiteFooter({ brand, description, columns, copyright, className, ...rest }: SiteFooterProps) {
  return (
    <footer className={joinClasses('vt-site-footer', className)} {...rest}>
      <div className="vt-site-footer__inner vt-container">
        <div className="vt-site-footer__about">
          <p className="vt-site-footer__brand">{brand}</p>
          <p>{description}</p>
        </div>
        {columns.map(({ title, links, action }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles can be equal.
          <nav key={index} aria-label={title} className="vt-site-footer__column">
            <p className="vt-site-footer__title" aria-hidden="true">
              {title}
            </p>
            <ul>
              {links.map(({ href, label }) => (
                <li key={`${href} ${label}`}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
              {action && <li>{action}</li>}
            </ul>
          </nav>
        ))}
        <p className="vt-site-footer__copyright">{copyright}</p>
      </div>
    </footer>
  );
}
