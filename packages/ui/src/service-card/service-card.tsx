import type { ComponentProps } from 'react';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface ServiceCardProps extends ComponentProps<'article'> {
  title: string;
  description: string;
  /** The picture, 4:3. */
  image: PictureImage;
}

/** A service in a grid: picture, name (`h3`), description. */
export function ServiceCard({ title, description, image, className, ...rest }: ServiceCardProps) {
  return (
    <article className={joinClasses('vt-service-card', className)} {...rest}>
      <Picture image={image} />
      <h3 className="vt-service-card__title">{title}</h3>
      <p className="vt-service-card__description">{description}</p>
    </article>
  );
}
