import type { ComponentProps } from 'react';
import { classes } from '../theme/classes.ts';

export interface PlainTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One string per paragraph. Rendered as text, so it may come from anywhere. */
  paragraphs: readonly string[];
}

/** A text that someone else wrote, as paragraphs. `dir="auto"`: each may be in another language than the page. */
export function PlainText({ paragraphs, className, ...rest }: PlainTextProps) {
  return (
    <div className={classes('vt-rich-text', className)} {...rest}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same paragraph may be there twice, and the list never changes its order.
        <p key={index} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
