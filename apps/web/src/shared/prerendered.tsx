import { useHtmlLinks } from '@vitrine/ui';
import type { ReactNode } from 'react';

interface PrerenderedProps {
  /** Undefined while hydrating a prerendered page, whose HTML contains the content. */
  children: ReactNode | undefined;
}

/**
 * Content that a page is prerendered with and that is not hydrated: without `children`, the HTML of the server stays as it is. So its data is
 * in the document once, as HTML, and React has less to hydrate. Its links are followed by the router; everything else in it must work without JavaScript.
 */
export function Prerendered({ children }: PrerenderedProps) {
  const followLink = useHtmlLinks();
  return children === undefined ? (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only receives clicks on the links inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link sends a click on Enter, too.
    <div key="prerendered" onClick={followLink} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div key="rendered">{children}</div>
  );
}
