import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface StepListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The steps in order. `label` says when a step happens. */
  steps: readonly {
    /** When the step happens, such as “Before the contract”. */
    label?: string;
    title: string;
    text: string;
  }[];
  /** `row` is a row on large screens. */
  layout?: 'row' | 'column';
}

/** The steps of a process, connected by a line. */
export function StepList({ steps, layout = 'row', className, ...rest }: StepListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets.
    <ol role="list" className={joinClasses('vt-step-list', `vt-step-list--${layout}`, className)} {...rest}>
      {steps.map(({ label, title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles can be equal.
        <li key={index} className="vt-step-list__step">
          {label && <p className="vt-step-list__label">{label}</p>}
          <h3 className="vt-step-list__title">{title}</h3>
          <p className="vt-step-list__text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
