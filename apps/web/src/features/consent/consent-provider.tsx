import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { LazyComponent, retryableLazy } from '../../shared/errors/lazy-component.tsx';
import { SectionError } from '../../shared/errors/section-error.tsx';
import { readConsent } from './stored-consent.ts';

const loadBanner = () => import('./consent-banner.tsx');
const ConsentBanner = retryableLazy(loadBanner);

/** Delay of the banner in ms (spec, section 9). */
const delay = 500;

interface ConsentActions {
  /** Shows the banner again, so that the visitor can change the answer. */
  reopenConsent: () => void;
}

const ConsentContext = createContext<ConsentActions | undefined>(undefined);

/** Provides `useConsent`, and shows the cookie banner until it is answered (spec, section 4). */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  const [isReopened, setIsReopened] = useState(false);
  const actions = useMemo(() => ({ reopenConsent: () => setIsReopened(true) }), []);

  useEffect(() => {
    if (readConsent()) return;
    // Preloads the banner; a failure is reported when the banner is rendered.
    loadBanner().catch(() => {});
    const timer = setTimeout(() => setIsDue(true), delay);
    return () => clearTimeout(timer);
  }, []);

  function close() {
    setIsDue(false);
    setIsReopened(false);
  }

  return (
    <ConsentContext value={actions}>
      {(isDue || isReopened) && (
        <LazyComponent
          component={ConsentBanner}
          props={{ hasFocus: isReopened, onClose: close }}
          // Without a banner the page works; only a visitor who has asked for it sees an error.
          errorFallback={(retry) => isReopened && <SectionError onRetry={retry} onClose={close} />}
        />
      )}
      {children}
    </ConsentContext>
  );
}

export function useConsent(): ConsentActions {
  const actions = useContext(ConsentContext);
  if (!actions) throw new Error('useConsent was called outside a <ConsentProvider>.');
  return actions;
}
