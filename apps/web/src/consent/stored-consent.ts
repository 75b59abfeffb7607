const key = 'cookie_consent';

/** The visitor's choice in the cookie banner (spec, section 3). */
export type Consent = 'accepted' | 'declined';

/** Reads the stored choice. Returns undefined if it is missing or invalid, or if the storage is blocked. */
export function readConsent(): Consent | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'accepted' || stored === 'declined' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Saves the choice. If that fails, the choice applies until the page is reloaded. */
export function saveConsent(consent: Consent) {
  try {
    localStorage.setItem(key, consent);
  } catch (error) {
    console.error('The choice in the cookie banner could not be stored:', error);
  }
}
