/**
 * Runs in the head of every page, before anything is painted; its text stands in the HTML, so it calls nothing from outside.
 *
 * It decides the wanted language (the address's, else the stored preference, else the browser's first supported one, else English).
 * A page that is in another language stays hidden until the client has rendered it anew, or for 3 s when that never happens.
 *
 * And it starts the client, which the page keeps in a template (build/compose-document.ts): its scripts are neither run nor asked for
 * before the page has been painted, so that none of them keeps a visitor from reading.
 */
export function firstPaint(languages: readonly string[]) {
  const html = document.documentElement;
  const supported = (tag: string | null | undefined) => languages.find((language) => language === tag);
  let stored: string | undefined;
  try {
    stored = supported(localStorage.getItem('language'));
  } catch {
    // A blocked storage holds no preference.
  }
  // The server reads the preference from this cookie; the stored one is the truth.
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and too late here.
  if (stored) document.cookie = `language=${stored}; path=/; max-age=31536000; samesite=lax`;
  const browser = navigator.languages.map((tag) => supported(tag.toLowerCase().split('-')[0])).find(Boolean);
  const wanted = supported(location.pathname.split('/')[1]) ?? stored ?? browser ?? 'en';
  if (wanted !== html.lang) {
    html.dataset.waiting = wanted;
    setTimeout(() => delete html.dataset.waiting, 3000);
  }
  document.addEventListener('DOMContentLoaded', () => {
    const client = document.getElementById('client') as HTMLTemplateElement;
    // A second time does nothing: the template is empty then.
    const start = () => document.head.append(client.content);
    // What is hidden has no paint to wait for, and a page in the background has none at all.
    if (wanted !== html.lang || document.hidden) return start();
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    // There are browsers that tell no page when it was painted, to give less of the visitor away.
    setTimeout(start, 2000);
  });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => html.classList.toggle('dark', dark.matches);
  follow();
  dark.addEventListener('change', follow);
}
