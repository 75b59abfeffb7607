import { type ReactNode, useId } from 'react';

export interface DetailSectionProps {
  /** Heading (`h2`) that names the section. */
  title: string;
  children: ReactNode;
}

/** A part of a product's page: its heading in one column, its content in the other. */
export function DetailSection({ title, children }: DetailSectionProps) {
  const titleId = useId();
  return (
    <section className="vt-detail-section" aria-labelledby={titleId}>
      <h2 id={titleId} className="vt-detail-section__title">
        {title}
      </h2>
      <div className="vt-detail-section__content">{children}</div>
    </section>
  );
}
