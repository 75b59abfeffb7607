import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface CookieBannerProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name of the region. */
  label: string;
  text: ReactNode;
  /** The link to the cookie policy. */
  policy: { href: string; label: string };
  /** Labels of the buttons. */
  labels: { accept: string; decline: string };
  onAccept: () => void;
  onDecline: () => void;
}

/** A consent banner at the bottom of the screen. It does not block the page, and slides in when it is mounted. */
export function CookieBanner({
  label,
  text,
  policy,
  labels,
  onAccept,
  onDecline,
  className,
  ...rest
}: CookieBannerProps) {
  return (
    <section aria-label={label} className={joinClasses('vt-cookie-banner', className)} {...rest}>
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
