/**
 * Runs in the head of every page, before anything is painted; its text stands in the HTML, so it calls nothing from outside.
 *
 * It decides the wanted language (the address's, else the stored preference, else the browser's first supported one, else English).
 * A page that is in another language stays hidden until the client has rendered it anew, or for 3 s when that never happens.
 *
 * And it starts the client, from its entry file: not before the page has been painted, so that no script keeps a visitor from reading.
 */
export function firstPaint(languages: readonly string[], entry: string) {
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
  const start = () => {
    const client = document.createElement('script');
    client.type = 'module';
    client.src = entry;
    document.head.append(client);
  };
  document.addEventListener('DOMContentLoaded', () => {
    // What is hidden has no paint to wait for, and a page in the background has none at all.
    if (wanted !== html.lang || document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => html.classList.toggle('dark', dark.matches);
  follow();
  dark.addEventListener('change', follow);
}
