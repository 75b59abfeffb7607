import { Suspense, useEffect, useState } from 'react';
import { AreaFailure } from '../failure/area-failure.tsx';
import { FailureBoundary } from '../failure/failure-boundary.tsx';
import { lazyPart } from '../failure/lazy-part.tsx';
import { readConsent } from './consent.ts';

const loadQuestion = () => import('./consent-question.tsx');
const ConsentQuestion = lazyPart(loadQuestion);

/** The banner comes this late, so that it does not stand before what the visitor came for (spec, section 9). */
const delayMs = 500;

interface CookieConsentProps {
  /** The visitor wants to choose again. */
  reopened: boolean;
  onAnswer: () => void;
}

/** Asks for consent to cookies until it is answered, and again when the visitor wants to (spec, section 4). */
export function CookieConsent({ reopened, onAnswer }: CookieConsentProps) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (readConsent()) return;
    // It is to be there when its time has come; that it cannot be loaded is said then.
    loadQuestion().catch(() => {});
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => clearTimeout(timer);
  }, []);

  function close() {
    setDue(false);
    onAnswer();
  }

  if (!due && !reopened) return null;
  // A page whose banner cannot be loaded goes on without it, unless the visitor has asked for it.
  return (
    <FailureBoundary fallback={(retry) => reopened && <AreaFailure onRetry={retry} onClose={close} />}>
      <Suspense>
        <ConsentQuestion reopened={reopened} onAnswer={close} />
      </Suspense>
    </FailureBoundary>
  );
}
