import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface StepListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  steps: readonly {
    /** When the step happens, such as “Before the contract”. */
    label: string;
    title: string;
    text: string;
  }[];
}

/** The steps of a process in a row, connected by a line. */
export function StepList({ steps, className, ...rest }: StepListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets.
    <ol role="list" className={joinClasses('vt-step-list', className)} {...rest}>
      {steps.map(({ label, title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles can be equal.
        <li key={index} className="vt-step-list__step">
          <p className="vt-step-list__label">{label}</p>
          <h3 className="vt-step-list__title">{title}</h3>
          <p className="vt-step-list__text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
