import type { ComponentProps, ReactNode } from 'react';
import { ChevronIcon } from '../icon/icons.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** Always visible; a click on it shows or hides `children`. */
  title: ReactNode;
  /** Hidden until the visitor opens it. */
  children: ReactNode;
}

/** A title that shows or hides its content. It is a native `<details>`, so it works without JavaScript. */
export function Disclosure({ title, children, className, ...rest }: DisclosureProps) {
  return (
    <details className={joinClasses('vt-disclosure', className)} {...rest}>
      <summary className="vt-disclosure__title">
        {title}
        <ChevronIcon />
      </summary>
      <div className="vt-disclosure__content">{children}</div>
    </details>
  );
}
