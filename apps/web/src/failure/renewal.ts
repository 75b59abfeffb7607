/** Where a page names the script that it starts with. That name is another in every deployment, as it depends on all other files. */
const entry = /<script type="module"[^>]* src="([^"]+)"/;

/** So long a page that is already failing waits to hear which deployment is the newest. */
const patienceMs = 3000;

/** The start script of the deployment that answers now; undefined when none answers. */
async function deployedEntry(): Promise<string | undefined> {
  try {
    const answer = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    return entry.exec(await answer.text())?.[1];
  } catch {
    return undefined;
  }
}

/** Whether the visitor has written something that a new page would not have. */
const hasWritten = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].some(
    (field) => field.value !== field.defaultValue,
  );

/**
 * The newer deployment that a page has to be loaded from, because its own files are gone from the server; undefined when there is
 * none, or when the visitor has written something that would be lost.
 */
export async function newerDeployment(): Promise<string | undefined> {
  const deployed = await deployedEntry();
  const own = document.querySelector('script[type="module"]')?.getAttribute('src');
  return deployed && deployed !== own && !hasWritten() ? deployed : undefined;
}

export interface Renewal {
  /** The visitor was on the way to this page and is led to its beginning, or to the section asked for; others stay where they were. */
  arriving: boolean;
}

/**
 * Loads the page anew when a newer deployment is the likely reason of a failure, and says whether it does. Once for each deployment: a cache that goes on
 * giving the old page must not make it turn in circles. The note of that is kept with the entry of the history, which no browser blocks.
 */
export async function renewPage({ arriving }: Renewal): Promise<boolean> {
  const deployed = await newerDeployment();
  if (!deployed || history.state?.renewedFor === deployed) return false;
  history.replaceState({ ...history.state, renewedFor: deployed, arriving }, '');
  location.reload();
  return true;
}

/** Leads the visitor of a page that was loaded anew to the section asked for: for the browser they have been here before. */
export function finishRenewal() {
  const { arriving, ...state } = history.state ?? {};
  if (!arriving) return;
  history.replaceState(state, '');
  history.scrollRestoration = 'manual';
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
