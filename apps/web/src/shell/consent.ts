const key = 'cookie_consent';

/** The answer to the cookie banner, as it is stored (spec, section 3). */
export type Consent = 'accepted' | 'declined';

/** The stored answer; undefined when there is none, when it is none of ours, or when the storage is blocked. */
export function readConsent(): Consent | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'accepted' || stored === 'declined' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the answer; where nothing can be stored it holds for this page. */
export function storeConsent(consent: Consent) {
  try {
    localStorage.setItem(key, consent);
  } catch (error) {
    console.error('The answer to the cookie banner could not be stored:', error);
  }
}
