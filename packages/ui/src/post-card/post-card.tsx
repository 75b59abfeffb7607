import type { ComponentProps } from 'react';
import { Badge } from '../badge/badge.tsx';
import { ForwardIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import { TitleText } from '../title-text/title-text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { PostMeta, type PostMetaProps } from './post-meta.tsx';

export interface PostCardProps extends PostMetaProps, Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** URL of the article. */
  href: string;
  /** Title of the article. */
  title: string;
  /** Shown above the title, such as “Technology”. */
  category: string;
  /** The picture, 16:9. */
  image?: PictureImage | null;
  /** One or two sentences. */
  excerpt?: string;
  /** `readMore` is the text of the link. The title is appended to its accessible name. */
  labels: { readMore: string };
  /** Heading level of the title; 3 by default. */
  headingLevel?: 2 | 3;
  /** Position in the list. Each card fades in 0.1 s after the previous one; the first is not animated. */
  index?: number;
  /** Loads the picture eagerly, because it is visible without scrolling. */
  priority?: boolean;
}

/** A blog post in a grid; the whole card is a link to the article. */
export function PostCard({
  href,
  title,
  category,
  image,
  excerpt,
  labels,
  author,
  authorPortrait,
  date,
  headingLevel = 3,
  index = 0,
  priority,
  className,
  style,
  ...rest
}: PostCardProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article
      className={joinClasses('vt-post-card', index > 0 && 'vt-appear', className)}
      style={{ animationDelay: `${index * 0.1}s`, ...style }}
      {...rest}
    >
      <Picture image={image} ratio="wide" priority={priority} />
      <Badge className="vt-post-card__category">{category}</Badge>
      <PostMeta author={author} authorPortrait={authorPortrait} date={date} />
      <Title className="vt-post-card__title">
        <TitleText>{title}</TitleText>
      </Title>
      {excerpt && <p className="vt-post-card__excerpt">{excerpt}</p>}
      <Link className="vt-card-link" href={href}>
        {labels.readMore}
        {/* Text instead of `aria-label`, because search engines read the content of a link. */}
        <VisuallyHidden> {title}</VisuallyHidden>
        <ForwardIcon />
      </Link>
    </article>
  );
}
