import type { ComponentProps, ReactNode } from 'react';
import type { PictureImage } from '../picture/picture.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Heading that names the state, such as “Your cart is empty”. */
  title: string;
  /** Says what the visitor can do now. */
  description?: ReactNode;
  /** A picture, 4:3. */
  image?: PictureImage & { src: string };
  /** Buttons or links for the next step. */
  action?: ReactNode;
  /** Heading level of the title; 1 by default, for a notice that is the only content of a page. */
  headingLevel?: 1 | 2 | 3;
}

/** A message about a state, such as empty, not found, done or failed, with the next step. */
export function Notice({ title, description, image, action, headingLevel = 1, className, ...rest }: NoticeProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div
      className={joinClasses('vt-notice', headingLevel === 1 && 'vt-notice--page vt-container', className)}
      {...rest}
    >
      {image && <img className="vt-notice__image" alt="" {...image} width="400" height="300" />}
      <Title className="vt-notice__title">{title}</Title>
      {description && <p className="vt-notice__description">{description}</p>}
      {action && <div className="vt-notice__action">{action}</div>}
    </div>
  );
}
