import type { ReactNode } from 'react';
import { Pane, PaneGrid, type PaneGridProps } from '../pane-grid/pane-grid.tsx';

export interface StatListProps extends Omit<PaneGridProps, 'columns' | 'children'> {
  /** Up to four statements. */
  stats: readonly {
    id: string;
    title: ReactNode;
    description: ReactNode;
  }[];
}

/** A row of up to four statements, each with a heading (`h3`) and a sentence. */
export function StatList({ stats, ...rest }: StatListProps) {
  return (
    <PaneGrid columns={4} {...rest}>
      {stats.map(({ id, title, description }) => (
        <Pane key={id} className="vt-stat-list__stat">
          <h3 className="vt-stat-list__title">{title}</h3>
          <p className="vt-stat-list__description">{description}</p>
        </Pane>
      ))}
    </PaneGrid>
  );
}
