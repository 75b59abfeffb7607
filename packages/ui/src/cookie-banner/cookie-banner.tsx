import type { ReactNode, Ref } from 'react';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { classes } from '../theme/classes.ts';

export interface CookieBannerProps {
  /** Accessible name of the region. */
  label: string;
  text: ReactNode;
  policy: { href: string; label: string };
  accept: string;
  decline: string;
  onAccept: () => void;
  onDecline: () => void;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** Asks for consent at the bottom of the screen, without blocking the page. Slides in when it is rendered. */
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
    <section ref={ref} aria-label={label} className={classes('vt-cookie-banner', className)}>
      <p>
        {text} <Link href={policy.href}>{policy.label}</Link>
      </p>
      <div className="vt-cookie-banner__choice">
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
