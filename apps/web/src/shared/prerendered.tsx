import type { ReactNode } from 'react';

interface PrerenderedProps {
  /** Undefined while hydrating a prerendered page, whose HTML contains the content. */
  children: ReactNode | undefined;
}

/**
 * Content that a page is prerendered with and that is not hydrated: without `children`, the HTML of the server stays as it is. So its data is
 * in the document once, as HTML, and React has less to hydrate. The content must work without JavaScript.
 */
export function Prerendered({ children }: PrerenderedProps) {
  return children === undefined ? (
    <div key="prerendered" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div key="rendered">{children}</div>
  );
}
