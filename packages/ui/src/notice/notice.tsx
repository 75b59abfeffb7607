import type { ReactNode, Ref } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface NoticeProps {
  title: string;
  description?: ReactNode;
  /** URL of a decorative picture. */
  art?: string;
  /** Buttons or links for the next step. */
  action?: ReactNode;
  /** Heading level of the title; 1 by default, for a notice that is the only content of a page. */
  headingLevel?: 1 | 2 | 3;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A message about a state, such as empty, not found, done or failed, with the next step. */
export function Notice({ title, description, art, action, headingLevel = 1, className, ref }: NoticeProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div
      ref={ref}
      className={joinClasses('vt-notice', headingLevel === 1 && 'vt-notice--page vt-container', className)}
    >
      {art && <img className="vt-notice__art" src={art} alt="" width="400" height="300" />}
      <Title className="vt-notice__title">{title}</Title>
      {description && <p className="vt-notice__description">{description}</p>}
      {action && <div className="vt-notice__action">{action}</div>}
    </div>
  );
}
