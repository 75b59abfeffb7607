'use client';

import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce | undefined>(undefined);

/** Provides `useAnnounce`, and renders the live region for screen readers. Render it once, around the page. */
export function Announcer({ children }: { children: ReactNode }) {
  const [announcement, setAnnouncement] = useState({ id: 0, message: '' });
  const announce = useCallback<Announce>((message) => setAnnouncement(({ id }) => ({ id: id + 1, message })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      {/* A live region must exist before its first announcement. The key lets screen readers announce the same message again. */}
      <div role="status" aria-live="polite">
        <VisuallyHidden key={announcement.id}>{announcement.message}</VisuallyHidden>
      </div>
    </AnnounceContext>
  );
}

/** Returns a function that announces a message to screen readers. Throws outside an `Announcer`. */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (!announce) throw new Error('useAnnounce was called outside an <Announcer>.');
  return announce;
}
