import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface AuthorNoteProps extends Omit<ComponentProps<'div'>, 'role'> {
  name: string;
  /** The author's job, such as “AI consultant at Vitrine”. */
  role?: string;
  /** One or two sentences about the author. */
  bio: string;
}

/** Name, job and experience of the author of an article or product. Children, such as a link to another text, are below. */
export function AuthorNote({ name, role, bio, className, children, ...rest }: AuthorNoteProps) {
  return (
    <div className={joinClasses('vt-author-note', className)} {...rest}>
      <p className="vt-author-note__name">{name}</p>
      {role && <p className="vt-author-note__role">{role}</p>}
      <p className="vt-author-note__bio">{bio}</p>
      {children}
    </div>
  );
}
