export interface PostMetaProps {
  /** Name of the author. */
  author?: string;
  /** URL of the author's portrait, square. */
  authorPortrait?: string;
  /** Date of publication: `iso` for `<time datetime>`, `label` formatted for the reader. */
  date?: { iso: string; label: string };
}

/** Date, reading time and author of a post; renders nothing without date and author. */
export function PostMeta({ author, authorPortrait, date, readingTime }: PostMetaProps & { readingTime?: string }) {
  if (!author && !date) return null;
  return (
    <p className="vt-post-meta">
      {date && <time dateTime={date.iso}>{date.label}</time>}
      {readingTime && <span className="vt-post-meta__reading-time">{readingTime}</span>}
      {author && (
        <span className="vt-post-meta__author">
          {authorPortrait && <img src={authorPortrait} alt="" width="200" height="200" loading="lazy" />}
          {author}
        </span>
      )}
    </p>
  );
}
