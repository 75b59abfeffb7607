import { VisuallyHidden } from '@vitrine/ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce | undefined>(undefined);

/** Says to those who do not see the page what has just changed in it: a new screen, a line gone from the cart. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ id: 0, text: '' });
  const announce = useCallback<Announce>((text) => setSaid(({ id }) => ({ id: id + 1, text })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      {/* Here before the first word, or that word is lost; a new element for each, or the same word twice is heard once. */}
      <div role="status" aria-live="polite">
        <VisuallyHidden key={said.id}>{said.text}</VisuallyHidden>
      </div>
    </AnnounceContext>
  );
}

/** Gives the function that announces a text to screen readers, after what they are saying. */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (!announce) throw new Error('useAnnounce was called outside the shell: only what the shell renders can use it.');
  return announce;
}
