import { useEffect, useState } from 'react';

/** The entry script in the HTML of a page. Its name contains a hash of all files, so it is different in every deployment. */
const entryScript = /<script type="module"[^>]* src="([^"]+)"/;

/** Timeout in ms of the request for the current deployment. */
const timeout = 3000;

let hasMissingFiles = false;

// Vite dispatches this event when a dynamic import fails: a new deployment may have removed the files of this page.
if (typeof window !== 'undefined')
  addEventListener('vite:preloadError', () => {
    hasMissingFiles = true;
  });

/** The entry script of the deployment that is served now; undefined when there is no response. */
async function servedEntryScript(): Promise<string | undefined> {
  try {
    const response = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(timeout) });
    return entryScript.exec(await response.text())?.[1];
  } catch {
    return undefined;
  }
}

/** Whether the visitor has typed something that a reload would lose. */
const hasTypedInput = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].some(
    (field) => field.value !== field.defaultValue,
  );

/**
 * The entry script of a newer deployment, when files of this page are missing; undefined when there is none, or when a reload would
 * lose typed input.
 */
export async function newerDeployment(): Promise<string | undefined> {
  if (!hasMissingFiles) return undefined;
  const served = await servedEntryScript();
  const own = document.querySelector('script[type="module"]')?.getAttribute('src');
  return served && served !== own && !hasTypedInput() ? served : undefined;
}

interface ReloadOptions {
  /** `top` after a failed navigation: the reloaded page starts at its top, or at the section of its fragment. */
  scroll: 'top' | 'keep';
}

/**
 * Reloads the document when a newer deployment is the likely cause of an error, and returns whether it does. At most once per
 * deployment, so that a cache which keeps serving the old page cannot cause a loop: the history entry remembers the reload.
 */
async function reloadAfterDeployment({ scroll }: ReloadOptions): Promise<boolean> {
  const deployment = await newerDeployment();
  if (!deployment || history.state?.reloadedFor === deployment) return false;
  history.replaceState({ ...history.state, reloadedFor: deployment, scrollToTop: scroll === 'top' }, '');
  location.reload();
  return true;
}

/** Scrolls a reloaded page to its top or its section: the browser would restore the position of the page before. */
export function restoreScrollAfterReload() {
  const { scrollToTop, ...state } = history.state ?? {};
  if (!scrollToTop) return;
  history.replaceState(state, '');
  history.scrollRestoration = 'manual';
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/** Reloads the document after a deployment. Returns true until it is known that it does not reload; only then an error is shown. */
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
