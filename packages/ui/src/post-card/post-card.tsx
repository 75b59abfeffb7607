import { VisuallyHidden } from '@radix-ui/themes';
import type { Ref } from 'react';
import { Badge } from '../badge/badge.tsx';
import { ForwardIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import { classes } from '../theme/classes.ts';
import { PostMeta, type PostMetaProps } from './post-meta.tsx';

export interface PostCardProps extends PostMetaProps {
  href: string;
  title: string;
  category: string;
  /** Address of the picture, sixteen by nine; without one the placeholder is shown. */
  image: string | null | undefined;
  imageAlt?: string;
  placeholder?: string;
  excerpt?: string;
  /** Words of the link; its accessible name adds the title. */
  readMore: string;
  /** Level of the title in the page's outline; 3 when left out. */
  headingLevel?: 2 | 3;
  /** Place in the list: the first card is there at once, each other appears 0.1 s after the one before (spec, 9). */
  index?: number;
  /** The picture is in the first view: load it at once. */
  priority?: boolean;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** A post in its pane; the whole card leads to the article. */
export function PostCard({
  href,
  title,
  category,
  image,
  imageAlt,
  placeholder,
  excerpt,
  readMore,
  author,
  date,
  headingLevel = 3,
  index = 0,
  priority,
  className,
  ref,
}: PostCardProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article
      ref={ref}
      className={classes('vt-post-card', index > 0 && 'vt-appear', className)}
      style={{ animationDelay: `${index * 0.1}s` }}
    >
      <Picture src={image} alt={imageAlt} placeholder={placeholder} ratio="wide" priority={priority} />
      <Badge className="vt-post-card__category">{category}</Badge>
      <PostMeta author={author} date={date} />
      <Title className="vt-post-card__title">{title}</Title>
      {excerpt && <p className="vt-post-card__excerpt">{excerpt}</p>}
      <Link className="vt-more" href={href}>
        {readMore}
        {/* A part of the text and not a label alone: search engines judge a link by what is in it. */}
        <VisuallyHidden> {title}</VisuallyHidden>
        <ForwardIcon />
      </Link>
    </article>
  );
}
