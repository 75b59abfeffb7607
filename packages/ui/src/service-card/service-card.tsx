import type { ComponentProps, ReactNode } from 'react';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { FactList } from '../product-detail/lists.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface ServiceCardProps extends ComponentProps<'article'> {
  /** Heading (`h3`). */
  title: string;
  /** Two sentences: what the service is, and for whom. */
  description: string;
  /** The picture, 4:3. */
  image: PictureImage;
  /** What the client gets, how long it takes and what it costs, as labels and values. */
  facts?: readonly { label: string; value: string }[];
  /** Usually a `TextLink` to a form. */
  action?: ReactNode;
}

/** A service in a grid: picture, name (`h3`), description, facts, link. */
export function ServiceCard({ title, description, image, facts, action, className, ...rest }: ServiceCardProps) {
  return (
    <article className={joinClasses('vt-service-card', className)} {...rest}>
      <Picture image={image} />
      <h3 className="vt-service-card__title">{title}</h3>
      <p className="vt-service-card__description">{description}</p>
      {facts && <FactList className="vt-service-card__facts" facts={facts} />}
      {action && <div className="vt-service-card__action">{action}</div>}
    </article>
  );
}
