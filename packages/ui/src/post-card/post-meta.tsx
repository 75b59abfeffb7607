export interface PostMetaProps {
  author?: string;
  /** URL of the author's portrait, square. */
  authorPortrait?: string;
  /** Date of publication: `iso` for `<time datetime>`, `label` formatted for the reader. */
  date?: { iso: string; label: string };
}

/** Date and author of a post; renders nothing without either. */
export function PostMeta({ author, authorPortrait, date }: PostMetaProps) {
  if (!author && !date) return null;
  return (
    <p className="vt-post-meta">
      {date && <time dateTime={date.iso}>{date.label}</time>}
      {author && (
        <span className="vt-post-meta__author">
          {authorPortrait && <img src={authorPortrait} alt="" width="200" height="200" loading="lazy" />}
          {author}
        </span>
      )}
    </p>
  );
}
