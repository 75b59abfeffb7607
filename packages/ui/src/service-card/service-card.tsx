import type { ComponentProps } from 'react';
import { Picture } from '../picture/picture.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface ServiceCardProps extends ComponentProps<'article'> {
  title: string;
  description: string;
  /** URL of the decorative picture, 4:3. */
  image: string;
}

/** A service in a grid: picture, name (`h3`), description. */
export function ServiceCard({ title, description, image, className, ...rest }: ServiceCardProps) {
  return (
    <article className={joinClasses('vt-service-card', className)} {...rest}>
      <Picture src={image} />
      <h3 className="vt-service-card__title">{title}</h3>
      <p className="vt-service-card__description">{description}</p>
    </article>
  );
}
