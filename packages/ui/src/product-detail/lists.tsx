export interface ContentsListProps {
  /** The chapters in order, each with a short description. */
  items: readonly { title: string; detail: string }[];
}

/** The numbered table of contents of a product. */
export function ContentsList({ items }: ContentsListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets.
    <ol role="list" className="vt-contents-list">
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

export interface FactListProps {
  /** Label and value, such as “Format” and “PDF”. */
  facts: readonly { label: string; value: string }[];
}

/** Facts about a product: labels in one column, values in the other. In `ProductDetail`, they are a row of panes on large screens. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="vt-fact-list">
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

export interface PointListProps {
  points: readonly string[];
}

/** An unordered list of short texts, for example the audience of a product. */
export function PointList({ points }: PointListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets.
    <ul role="list" className="vt-point-list">
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points can be equal.
        <li key={index}>{point}</li>
      ))}
    </ul>
  );
}
