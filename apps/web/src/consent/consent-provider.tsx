import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { LazyComponent, retryableLazy } from '../lib/errors/lazy-component.tsx';
import { SectionError } from '../lib/errors/section-error.tsx';
import { readConsent } from './stored-consent.ts';

const ConsentBanner = retryableLazy(async () => (await import('../overlays.ts')).ConsentBanner);

/** Delay in ms before the banner appears (spec, section 9). */
const delayMs = 500;

const ReopenConsentContext = createContext<(() => void) | undefined>(undefined);

/** Provides `useReopenConsent`, and shows the cookie banner until the visitor has made a choice (spec, section 4). */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const [banner, setBanner] = useState<'closed' | 'open' | 'reopened'>('closed');
  const reopen = useCallback(() => setBanner('reopened'), []);

  useEffect(() => {
    if (readConsent()) return;
    // If this fails, rendering the banner loads it again.
    ConsentBanner.preload().catch(() => {});
    const timer = setTimeout(() => {
      // Unless the visitor has made a choice or opened it meanwhile.
      if (!readConsent()) setBanner((current) => (current === 'closed' ? 'open' : current));
    }, delayMs);
    return () => clearTimeout(timer);
  }, []);

  const close = () => setBanner('closed');
  return (
    <ReopenConsentContext value={reopen}>
      {banner !== 'closed' && (
        <LazyComponent
          component={ConsentBanner}
          props={{ autoFocus: banner === 'reopened', onClose: close }}
          // The page works without the banner, so only a visitor who reopens it sees an error.
          errorFallback={(retry) => banner === 'reopened' && <SectionError onRetry={retry} onClose={close} />}
        />
      )}
      {children}
    </ReopenConsentContext>
  );
}

/** Returns a function that opens the banner again, so that the visitor can change the choice. */
export function useReopenConsent(): () => void {
  const reopen = useContext(ReopenConsentContext);
  if (!reopen) throw new Error('useReopenConsent was called outside a <ConsentProvider>.');
  return reopen;
}
