import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { PostMeta, type PostMetaProps } from '../post-card/post-meta.tsx';
import { SectionRail, type SectionRailProps } from '../section-rail/section-rail.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import { TitleText } from '../title-text/title-text.tsx';

export interface ArticleProps extends PostMetaProps, Omit<ComponentProps<'article'>, 'title'> {
  /** Heading (`h1`) of the page. */
  title: string;
  /** Shown beside the date, such as “Technology”. */
  category: string;
  /** The picture, 16:9. */
  image?: PictureImage | null;
  /** Table of contents with links to the sections of the body, shown on large screens. */
  contents?: Pick<SectionRailProps, 'label' | 'items'>;
  /** Such as “6-minute read”. */
  readingTime?: string;
  /** The body, usually a `RichText`. */
  children: ReactNode;
  /** Shown below the body, for example an `AuthorNote` and a link to the blog. */
  footer?: ReactNode;
}

/** A blog post: title, category, date and author, picture, table of contents, body. */
export function Article({
  title,
  category,
  image,
  author,
  authorPortrait,
  date,
  contents,
  readingTime,
  children,
  footer,
  className,
  ...rest
}: ArticleProps) {
  return (
    <article className={joinClasses('vt-article', 'vt-container', className)} {...rest}>
      <h1 className="vt-article__title">
        <TitleText>{title}</TitleText>
      </h1>
      <div className="vt-article__meta">
        <Badge>{category}</Badge>
        <PostMeta author={author} authorPortrait={authorPortrait} date={date} readingTime={readingTime} />
      </div>
      <Picture image={image} ratio="wide" priority />
      <div className="vt-article__columns">
        <div className="vt-article__sidebar">{contents && <SectionRail {...contents} />}</div>
        <div className="vt-article__body">{children}</div>
      </div>
      {footer && <footer className="vt-article__footer">{footer}</footer>}
    </article>
  );
}
