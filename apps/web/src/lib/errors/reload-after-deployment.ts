import { useEffect, useState } from 'react';

/** Matches the entry script in the HTML of a page. The hash in its name changes with each deployment that changes a script. */
const entryScriptPattern = /<script type="module"[^>]* src="([^"]+)"/;

/** Timeout in ms of the request for the HTML of the current deployment. */
const timeoutMs = 3000;

let hasMissingFiles = false;

// Vite dispatches this event when a dynamic import fails: a new deployment may have removed the files of this page.
if (typeof window !== 'undefined')
  addEventListener('vite:preloadError', () => {
    hasMissingFiles = true;
  });

/** Fetches the page and returns the URL of its entry script. Undefined if the request fails or the HTML has no entry script. */
async function fetchEntryScript(): Promise<string | undefined> {
  try {
    const response = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    return entryScriptPattern.exec(await response.text())?.[1];
  } catch {
    return undefined;
  }
}

/** Whether a reload would lose input of the visitor. */
const hasTypedInput = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].some(
    (field) => field.value !== field.defaultValue,
  );

/**
 * Returns the URL of the entry script of a newer deployment if files of this page are missing. Returns undefined if there is no newer deployment, or
 * if a reload would lose input.
 */
export async function findNewerDeployment(): Promise<string | undefined> {
  if (!hasMissingFiles) return undefined;
  const servedScript = await fetchEntryScript();
  const ownScript = document.querySelector('script[type="module"]')?.getAttribute('src');
  return servedScript && servedScript !== ownScript && !hasTypedInput() ? servedScript : undefined;
}

interface ReloadOptions {
  /** `top`: scroll to the top or to the section of the URL, after a failed navigation. `keep`: restore the scroll position. */
  scroll: 'top' | 'keep';
}

/**
 * Reloads the document if a newer deployment is the likely cause of an error, and returns whether it does. It records
 * the deployment in the history entry and reloads at most once per deployment: otherwise, a cache with the old page would cause a loop.
 */
async function reloadAfterDeployment({ scroll }: ReloadOptions): Promise<boolean> {
  const deployment = await findNewerDeployment();
  if (!deployment || history.state?.reloadedFor === deployment) return false;
  history.replaceState({ ...history.state, reloadedFor: deployment, scrollToTop: scroll === 'top' }, '');
  location.reload();
  return true;
}

/** Scrolls a page to its top or section after `reloadAfterDeployment`. The browser would restore the previous page's position. */
export function scrollAfterReload() {
  const { scrollToTop, ...state } = history.state ?? {};
  if (!scrollToTop) return;
  history.replaceState(state, '');
  history.scrollRestoration = 'manual';
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/** Reloads the document after a deployment. Returns true during the check and the reload. When it returns false, show the error. */
export function useReloadAfterDeployment({ scroll }: ReloadOptions): boolean {
  const [isPending, setIsPending] = useState(true);
  useEffect(() => {
    let isMounted = true;
    reloadAfterDeployment({ scroll }).then((isReloading) => isMounted && setIsPending(isReloading));
    return () => {
      isMounted = false;
    };
  }, [scroll]);
  return isPending;
}
