export interface PostMetaProps {
  author?: string;
  /** When it was written: `iso` for machines, `label` in the reader's language. */
  date?: { iso: string; label: string };
}

/** The small line over a post's title; without author and date it is not there at all. */
export function PostMeta({ author, date }: PostMetaProps) {
  if (!author && !date) return null;
  return (
    <p className="vt-post-meta">
      {date && <time dateTime={date.iso}>{date.label}</time>}
      {author && <span>{author}</span>}
    </p>
  );
}
