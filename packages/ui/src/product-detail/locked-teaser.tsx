import type { ReactNode } from 'react';
import { LockIcon } from '../icon/icons.tsx';

export interface LockedTeaserProps {
  /** The beginning of the locked text. It is in the page for whoever looks: hand in no more than may be seen. */
  teaser: string;
  /** The button that unlocks. */
  children: ReactNode;
}

/** Text behind frosted glass: blurred, fading, silent for assistive technology, with the key to it on top. */
export function LockedTeaser({ teaser, children }: LockedTeaserProps) {
  return (
    <div className="vt-locked-teaser">
      <p className="vt-locked-teaser__text" aria-hidden="true" inert>
        {teaser}
      </p>
      <div className="vt-locked-teaser__key">
        <LockIcon />
        {children}
      </div>
    </div>
  );
}
