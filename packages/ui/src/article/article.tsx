import { type ComponentProps, type ReactNode, useId } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Link } from '../link/link.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { PostMeta, type PostMetaProps } from '../post-card/post-meta.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import { TitleText } from '../title-text/title-text.tsx';

export interface ArticleProps extends PostMetaProps, Omit<ComponentProps<'article'>, 'title'> {
  /** Heading (`h1`) of the page. */
  title: string;
  category: string;
  image?: PictureImage | null;
  /** Table of contents with links to the sections of the body, shown on large screens. */
  contents?: { label: string; items: readonly { href: string; label: string }[] };
  /** The body, usually a `RichText`. */
  children: ReactNode;
  /** Shown below the body, for example an `AuthorNote` and a link to the blog. */
  footer?: ReactNode;
}

/** A blog post: title, picture, category, date and author, table of contents, body. */
export function Article({
  title,
  category,
  image,
  author,
  authorPortrait,
  date,
  contents,
  children,
  footer,
  className,
  ...rest
}: ArticleProps) {
  const contentsTitleId = useId();
  return (
    <article className={joinClasses('vt-article', 'vt-container', className)} {...rest}>
      <h1 className="vt-article__title">
        <TitleText>{title}</TitleText>
      </h1>
      <Picture image={image} ratio="wide" priority />
      <div className="vt-article__columns">
        <div className="vt-article__sidebar">
          <Badge>{category}</Badge>
          <PostMeta author={author} authorPortrait={authorPortrait} date={date} />
          {contents && (
            <nav className="vt-article__table-of-contents" aria-labelledby={contentsTitleId}>
              <p id={contentsTitleId} className="vt-article__table-of-contents-title">
                {contents.label}
              </p>
              {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets. */}
              <ol role="list">
                {contents.items.map(({ href, label }) => (
                  <li key={`${href} ${label}`}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ol>
            </nav>
          )}
        </div>
        <div className="vt-article__body">{children}</div>
      </div>
      {footer && <footer className="vt-article__footer">{footer}</footer>}
    </article>
  );
}
