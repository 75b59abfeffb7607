import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface PersonListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** `portrait` is the URL of a square picture, `note` is shown below the name. */
  people: readonly {
    name: string;
    /** URL of the portrait, square. */
    portrait: string;
    /** Shown below the name, such as a link to an article of the person. */
    note?: ReactNode;
  }[];
}

/** The portraits of people in a row, with their names. Set `aria-label` to what the people have in common. */
export function PersonList({ people, className, ...rest }: PersonListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets.
    <ul role="list" className={joinClasses('vt-person-list', className)} {...rest}>
      {people.map(({ name, portrait, note }) => (
        <li key={name} className="vt-person-list__person">
          <img className="vt-person-list__portrait" src={portrait} alt="" width="200" height="200" loading="lazy" />
          <div>
            <p className="vt-person-list__name">{name}</p>
            {note && <p className="vt-person-list__note">{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
