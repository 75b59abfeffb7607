import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { LazyComponent, retryableLazy } from '../lib/errors/lazy-component.tsx';
import { SectionError } from '../lib/errors/section-error.tsx';
import { readConsent } from './stored-consent.ts';

const loadBanner = () => import('./consent-banner.tsx');
const ConsentBanner = retryableLazy(loadBanner);

/** Delay in ms before the banner appears (spec, section 9). */
const delayMs = 500;

interface ConsentActions {
  /** Opens the banner again, so that the visitor can change the choice. */
  reopenConsent: () => void;
}

const ConsentContext = createContext<ConsentActions | undefined>(undefined);

/** Provides `useConsent`, and shows the cookie banner until the visitor has made a choice (spec, section 4). */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const [isOpenedByTimer, setIsOpenedByTimer] = useState(false);
  const [isReopened, setIsReopened] = useState(false);
  const actions = useMemo(() => ({ reopenConsent: () => setIsReopened(true) }), []);

  useEffect(() => {
    if (readConsent()) return;
    // Preloads the banner. If this fails, rendering the banner loads it again.
    loadBanner().catch(() => {});
    const timer = setTimeout(() => setIsOpenedByTimer(true), delayMs);
    return () => clearTimeout(timer);
  }, []);

  function close() {
    setIsOpenedByTimer(false);
    setIsReopened(false);
  }

  return (
    <ConsentContext value={actions}>
      {(isOpenedByTimer || isReopened) && (
        <LazyComponent
          component={ConsentBanner}
          props={{ shouldFocus: isReopened, onClose: close }}
          // The page works without the banner, so only a visitor who reopens it sees an error.
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
