import { CheckIcon } from '../icon/icons.tsx';

/** What one gets, point by point. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list.
    <ul role="list" className="vt-feature-list">
      {features.map((feature) => (
        <li key={feature}>
          <CheckIcon />
          {feature}
        </li>
      ))}
    </ul>
  );
}
