export interface PostMetaProps {
  author?: string;
  /** Date of publication: `iso` for `<time datetime>`, `label` formatted for the reader. */
  date?: { iso: string; label: string };
}

/** Date and author of a post; renders nothing without either. */
export function PostMeta({ author, date }: PostMetaProps) {
  if (!author && !date) return null;
  return (
    <p className="vt-post-meta">
      {date && <time dateTime={date.iso}>{date.label}</time>}
      {author && <span>{author}</span>}
    </p>
  );
}
