import type { ReactNode } from 'react';
import { Pane, PaneGrid, type PaneGridProps } from '../pane-grid/pane-grid.tsx';

export interface StatListProps extends Omit<PaneGridProps, 'columns' | 'children'> {
  /** Up to four statements. `figure` is a large number with its unit. */
  stats: readonly {
    id: string;
    title: ReactNode;
    description: ReactNode;
    /** A large number and its unit, such as 6 and “languages”. */
    figure?: { value: number | string; unit: string };
  }[];
}

/** A row of up to four statements, each with a heading (`h3`) and a sentence. */
export function StatList({ stats, ...rest }: StatListProps) {
  return (
    <PaneGrid columns={4} {...rest}>
      {stats.map(({ id, title, description, figure }) => (
        <Pane key={id} className="vt-stat-list__stat">
          <h3 className="vt-stat-list__title">{title}</h3>
          <p className="vt-stat-list__description">{description}</p>
          {figure && (
            <p className="vt-stat-list__figure">
              <strong className="vt-stat-list__value">{figure.value}</strong> {figure.unit}
            </p>
          )}
        </Pane>
      ))}
    </PaneGrid>
  );
}
