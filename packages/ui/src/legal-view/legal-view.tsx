'use client';

import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { CloseIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface LegalViewProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Heading (`h1`) of the page. */
  title: string;
  /** Date of the last change, as a sentence. */
  updated: string;
  /** Trusted HTML, see `RichText`. */
  html: string;
  /** The last line, such as “© 2025 Vitrine”. */
  copyright: string;
  /** The close link. It works without JavaScript; Escape follows it as well. */
  close: { href: string; label: string };
}

/** A legal document that fills the screen. It is rendered without a portal, so it can be linked, printed and prerendered. */
export function LegalView({ title, updated, html, copyright, close, className, ...rest }: LegalViewProps) {
  const titleId = useId();
  const closeLinkRef = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // A dialog above the view prevents the default action of an Escape that closes it.
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && closeLinkRef.current?.click();
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);
  return (
    <div role="dialog" aria-labelledby={titleId} className={joinClasses('vt-legal-view', className)} {...rest}>
      <header className="vt-legal-view__bar">
        <p className="vt-legal-view__updated">{updated}</p>
        <Link ref={closeLinkRef} className="vt-legal-view__close" href={close.href} aria-label={close.label}>
          <CloseIcon />
        </Link>
      </header>
      <div className="vt-legal-view__document">
        <h1 id={titleId} className="vt-legal-view__title">
          {title}
        </h1>
        <RichText html={html} />
        <footer className="vt-legal-view__footer">{copyright}</footer>
      </div>
    </div>
  );
}
