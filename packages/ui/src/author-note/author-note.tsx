import type { ReactNode } from 'react';

export interface AuthorNoteProps {
  name: string;
  /** The author's job, such as “AI consultant at Vitrine”. */
  role?: string;
  /** One or two sentences about the author. */
  bio: string;
  /** A link to something else by the author. */
  children?: ReactNode;
}

/** Name, job and experience of the author of an article or product. */
export function AuthorNote({ name, role, bio, children }: AuthorNoteProps) {
  return (
    <div className="vt-author-note">
      <p className="vt-author-note__name">{name}</p>
      {role && <p className="vt-author-note__role">{role}</p>}
      <p className="vt-author-note__bio">{bio}</p>
      {children}
    </div>
  );
}
