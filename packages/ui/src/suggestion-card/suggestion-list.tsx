import { type ReactNode, useId } from 'react';

export interface SuggestionListProps {
  title: string;
  /** Level of the title in the outline around it. */
  headingLevel?: 2 | 3;
  /** Shown instead of the list when there are no cards; left out, the title stands alone. */
  empty?: string;
  /** `SuggestionCard`s. */
  children: readonly ReactNode[];
}

/** A titled list of products to go with the others. */
export function SuggestionList({ title, headingLevel = 3, empty, children }: SuggestionListProps) {
  const Title = `h${headingLevel}` as const;
  const titleId = useId();
  return (
    <section className="vt-suggestion-list" aria-labelledby={titleId}>
      <Title id={titleId} className="vt-suggestion-list__title">
        {title}
      </Title>
      {children.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list.
        <ul role="list">{children}</ul>
      ) : (
        <p className="vt-suggestion-list__empty">{empty}</p>
      )}
    </section>
  );
}
