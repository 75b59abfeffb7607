import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface ContentsListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The chapters in order, each with a short description. */
  items: readonly { title: string; detail: string }[];
}

/** The numbered table of contents of a product. */
export function ContentsList({ items, className, ...rest }: ContentsListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets.
    <ol role="list" className={joinClasses('vt-contents-list', className)} {...rest}>
      {items.map(({ title, detail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles can be equal.
        <li key={index}>
          <strong className="vt-contents-list__title">{title}</strong>
          <span className="vt-contents-list__detail">{detail}</span>
        </li>
      ))}
    </ol>
  );
}

export interface FactListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Label and value, such as “Format” and “PDF”. */
  facts: readonly { label: string; value: string }[];
}

/** Facts about a product: labels in one column, values in the other. In `ProductDetail`, they are a row of panes on large screens. */
export function FactList({ facts, className, ...rest }: FactListProps) {
  return (
    <dl className={joinClasses('vt-fact-list', className)} {...rest}>
      {facts.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels can be equal.
        <div key={index} className="vt-fact-list__row">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface PointListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** One sentence each. */
  points: readonly string[];
}

/** An unordered list of short texts, for example the audience of a product. */
export function PointList({ points, className, ...rest }: PointListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets.
    <ul role="list" className={joinClasses('vt-point-list', className)} {...rest}>
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points can be equal.
        <li key={index}>{point}</li>
      ))}
    </ul>
  );
}
