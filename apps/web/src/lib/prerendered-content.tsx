import { useHtmlLinks } from '@vitrine/ui';
import type { ReactNode } from 'react';

interface PrerenderedContentProps {
  /** Undefined during the hydration of a prerendered page, whose HTML contains the content. */
  children: ReactNode | undefined;
}

/**
 * Renders content that is prerendered but not hydrated. Without `children`, React keeps the prerendered HTML. The document then contains
 * the content only as HTML and not also as data, and there is less to hydrate. The router handles clicks on links in the HTML. Everything
 * else in it must work without JavaScript. The landing page uses it for its sections, which would add 4 kB of JavaScript to its first load and
 * exceed its budget (docs/performance.md).
 */
export function PrerenderedContent({ children }: PrerenderedContentProps) {
  const followLink = useHtmlLinks();
  return children === undefined ? (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only handles clicks on the links inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link also dispatches a click event on Enter.
    <div key="prerendered" onClick={followLink} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div key="rendered">{children}</div>
  );
}
