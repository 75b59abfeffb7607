import { useEffect, useState } from 'react';

let hasMissingFiles = false;

/** Remembers that a file of this document could not be loaded. */
export function reportMissingFile(): void {
  hasMissingFiles = true;
}

// Vite dispatches this event when an import fails: a new deployment may have removed the files of this page.
if (typeof window !== 'undefined') addEventListener('vite:preloadError', reportMissingFile);

/** Loads the document again, if the site responds: without a connection, the browser would replace the page by its own error. */
export async function reloadIfOnline(): Promise<boolean> {
  const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (response) location.reload();
  return response !== undefined;
}

/** Whether files of this document could not be loaded, so that only a new document can have what is missing. */
export const isDocumentOutdated = (): boolean => hasMissingFiles && navigator.onLine;

/** The fields that the visitor has typed in. In a controlled field, React changes `defaultValue` together with `value`. */
const typedFields = new WeakSet<EventTarget>();
if (typeof window !== 'undefined') addEventListener('input', ({ target }) => target && typedFields.add(target));

let hasDraft = false;

/** Remembers whether the visitor has typed something that stays when they leave its page. */
export function setHasDraft(value: boolean): void {
  hasDraft = value;
}

/** Whether a reload would lose what the visitor has typed. A search is in the URL. */
export const hasTypedInput = (): boolean =>
  hasDraft ||
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'main :is(input:not([type=search]), textarea)',
    ),
  ].some((field) => typedFields.has(field) && field.value !== '');

/**
 * Reloads the document if files of it are missing and nothing is typed, at most once per history entry: otherwise, a cache with an old page
 * would cause a loop. Returns whether it reloads.
 */
async function reloadOnce(): Promise<boolean> {
  if (!hasMissingFiles || history.state?.isReloaded || hasTypedInput()) return false;
  history.replaceState({ ...history.state, isReloaded: true }, '');
  return reloadIfOnline();
}

/** Calls `reloadOnce`. Returns true until it is known that the document is not reloaded. When it returns false, show the error. */
export function useReloadOnce(): boolean {
  const [isPending, setIsPending] = useState(true);
  useEffect(() => void reloadOnce().then(setIsPending), []);
  return isPending;
}
