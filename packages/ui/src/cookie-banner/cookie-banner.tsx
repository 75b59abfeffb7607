import type { ReactNode, Ref } from 'react';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface CookieBannerProps {
  /** Accessible name of the region. */
  label: string;
  text: ReactNode;
  /** The link to the cookie policy. */
  policy: { href: string; label: string };
  /** Label of the accept button. */
  accept: string;
  /** Label of the decline button. */
  decline: string;
  onAccept: () => void;
  onDecline: () => void;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** A consent banner at the bottom of the screen. It does not block the page, and slides in when it is mounted. */
export function CookieBanner({
  label,
  text,
  policy,
  accept,
  decline,
  onAccept,
  onDecline,
  className,
  ref,
}: CookieBannerProps) {
  return (
    <section ref={ref} aria-label={label} className={joinClasses('vt-cookie-banner', className)}>
      <p className="vt-cookie-banner__text">
        {text} <Link href={policy.href}>{policy.label}</Link>
      </p>
      <div className="vt-cookie-banner__actions">
        <Button variant="secondary" onClick={onDecline}>
          {decline}
        </Button>
        <Button variant="secondary" onClick={onAccept}>
          {accept}
        </Button>
      </div>
    </section>
  );
}
