const key = 'cookie_consent';

/** The stored answer to the cookie banner (spec, section 3). */
export type Consent = 'accepted' | 'declined';

/** Reads the stored answer; undefined when there is none, when it is invalid, or when the storage is blocked. */
export function readConsent(): Consent | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'accepted' || stored === 'declined' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the answer. If that fails, it applies until the page is reloaded. */
export function storeConsent(consent: Consent) {
  try {
    localStorage.setItem(key, consent);
  } catch (error) {
    console.error('The answer to the cookie banner could not be stored:', error);
  }
}
