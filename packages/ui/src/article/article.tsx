import type { ReactNode, Ref } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Picture } from '../picture/picture.tsx';
import { PostMeta, type PostMetaProps } from '../post-card/post-meta.tsx';
import { classes } from '../theme/classes.ts';

export interface ArticleProps extends PostMetaProps {
  /** Heading (`h1`) of the page. */
  title: string;
  category: string;
  image: string | null | undefined;
  imageAlt?: string;
  placeholder?: string;
  /** The body, usually a `RichText`. */
  children: ReactNode;
  /** A link back, below the body. */
  footer?: ReactNode;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** A blog post: picture, category, date and author, title, body. */
export function Article({
  title,
  category,
  image,
  imageAlt,
  placeholder,
  author,
  date,
  children,
  footer,
  className,
  ref,
}: ArticleProps) {
  return (
    <article ref={ref} className={classes('vt-article', 'vt-frame', className)}>
      <h1 className="vt-article__title">{title}</h1>
      <Picture src={image} alt={imageAlt} placeholder={placeholder} ratio="wide" priority />
      <div className="vt-article__sheet">
        <div className="vt-article__facts">
          <Badge>{category}</Badge>
          <PostMeta author={author} date={date} />
        </div>
        <div className="vt-article__body">{children}</div>
      </div>
      {footer && <footer className="vt-article__footer">{footer}</footer>}
    </article>
  );
}
