import { VisuallyHidden } from '@vitrine/ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce | undefined>(undefined);

/** Contains the live region through which the page announces changes to screen readers. */
export function Announcer({ children }: { children: ReactNode }) {
  const [announcement, setAnnouncement] = useState({ id: 0, message: '' });
  const announce = useCallback<Announce>((message) => setAnnouncement(({ id }) => ({ id: id + 1, message })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      {/* Rendered before the first announcement, which would be lost otherwise. The key makes a repeated message a change. */}
      <div role="status" aria-live="polite">
        <VisuallyHidden key={announcement.id}>{announcement.message}</VisuallyHidden>
      </div>
    </AnnounceContext>
  );
}

/** Returns a function that announces a message to screen readers. */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (!announce) throw new Error('useAnnounce was called outside an <Announcer>.');
  return announce;
}
