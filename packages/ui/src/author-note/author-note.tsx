import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface AuthorNoteProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** Name of the author. */
  name: string;
  /** The author's job, such as “AI consultant at Vitrine”. */
  role?: string;
  /** URL of the author's portrait, square. It is decorative, because the name is beside it. */
  portrait?: string;
  /** One or two sentences about the author. */
  bio: string;
}

/** Name, job and experience of the author of an article or product. Children, such as a link to another text, are below. */
export function AuthorNote({ name, role, portrait, bio, className, children, ...rest }: AuthorNoteProps) {
  return (
    <div className={joinClasses('vt-author-note', className)} {...rest}>
      {portrait && (
        <img className="vt-author-note__portrait" src={portrait} alt="" width="200" height="200" loading="lazy" />
      )}
      <p className="vt-author-note__name">{name}</p>
      {role && <p className="vt-author-note__role">{role}</p>}
      <p className="vt-author-note__bio">{bio}</p>
      {children}
    </div>
  );
}
