import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface PlainTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One string per paragraph. Rendered as text, so untrusted input is safe. */
  paragraphs: readonly string[];
}

/** Untrusted text as paragraphs. They have `dir="auto"`, because their language may differ from the page's. */
export function PlainText({ paragraphs, className, ...rest }: PlainTextProps) {
  return (
    <div className={joinClasses('vt-rich-text', className)} {...rest}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs can be equal, and their order never changes.
        <p key={index} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
