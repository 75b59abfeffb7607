'use client';

import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface CookieBannerProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name of the region. */
  label: string;
  /** One or two sentences. The link to the policy follows them. */
  text: ReactNode;
  /** The link to the cookie policy. */
  policy: { href: string; label: string };
  /** Labels of the buttons. */
  labels: { accept: string; decline: string };
  /** Called by the button that gives consent. */
  onAccept: () => void;
  /** Called by the button that refuses consent. */
  onDecline: () => void;
  /** Takes the focus when it is mounted, and returns it when it is unmounted. For a visitor who opens the banner again. */
  autoFocus?: boolean;
}

/** Custom property with the height that the banner covers at the bottom of the screen. */
const coveredHeightProperty = '--vt-cookie-banner';

/**
 * A consent banner at the bottom of the screen. It does not block the page, and slides in when it is mounted. The custom property
 * `--vt-cookie-banner` on `<html>` is the height that it covers. Add it to the padding at the end of your page; an `ActionBar`
 * stays above it.
 */
export function CookieBanner({
  label,
  text,
  policy,
  labels,
  onAccept,
  onDecline,
  autoFocus = false,
  className,
  ref,
  ...rest
}: CookieBannerProps) {
  const bannerRef = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => bannerRef.current as HTMLElement, []);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (bannerRef.current) style.setProperty(coveredHeightProperty, `${innerHeight - bannerRef.current.offsetTop}px`);
    });
    if (bannerRef.current) observer.observe(bannerRef.current);
    return () => {
      observer.disconnect();
      style.removeProperty(coveredHeightProperty);
    };
  }, []);
  useEffect(() => {
    if (!autoFocus) return;
    const previousFocus = document.activeElement;
    bannerRef.current?.focus({ preventScroll: true });
    return () => {
      if (previousFocus instanceof HTMLElement) previousFocus.focus();
    };
  }, [autoFocus]);
  return (
    <section
      ref={bannerRef}
      tabIndex={autoFocus ? -1 : undefined}
      aria-label={label}
      className={joinClasses('vt-cookie-banner', className)}
      {...rest}
    >
      <p className="vt-cookie-banner__text">
        {text} <Link href={policy.href}>{policy.label}</Link>
      </p>
      <div className="vt-cookie-banner__actions">
        <Button variant="secondary" onClick={onDecline}>
          {labels.decline}
        </Button>
        <Button variant="secondary" onClick={onAccept}>
          {labels.accept}
        </Button>
      </div>
    </section>
  );
}
