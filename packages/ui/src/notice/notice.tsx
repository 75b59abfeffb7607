import type { ReactNode, Ref } from 'react';
import { classes } from '../theme/classes.ts';

export interface NoticeProps {
  title: string;
  description?: ReactNode;
  /** Address of a picture without meaning of its own. */
  art?: string;
  /** The way on: a button or a link. */
  action?: ReactNode;
  /** Level of the title in the page's outline: 1 (when left out) where the notice is the page. */
  headingLevel?: 1 | 2 | 3;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Says that something is empty, not found, done or broken, and what to do about it. */
export function Notice({ title, description, art, action, headingLevel = 1, className, ref }: NoticeProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div ref={ref} className={classes('vt-notice', headingLevel === 1 && 'vt-notice--page vt-frame', className)}>
      {art && <img className="vt-notice__art" src={art} alt="" width="400" height="300" />}
      <Title className="vt-notice__title">{title}</Title>
      {description && <p className="vt-notice__text">{description}</p>}
      {action && <div className="vt-notice__action">{action}</div>}
    </div>
  );
}
