/**
 * Runs inline in the head of every page, before the first paint. It is serialized into the HTML, so it must not use anything from
 * outside its body.
 *
 * It determines the wanted language (the URL's, else the stored preference, else the browser's first supported one, else English) and
 * hides a page in another language until the client has rendered it in the wanted one, for 3 s at most. It also sets the dark class.
 */
export function setUpDocument(languages: readonly string[]) {
  const html = document.documentElement;
  const supported = (tag: string | null | undefined) => languages.find((language) => language === tag);
  let stored: string | undefined;
  try {
    stored = supported(localStorage.getItem('language'));
  } catch {
    // A blocked storage holds no preference.
  }
  // The server reads the preference from this cookie; the storage is the source.
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and too late here.
  if (stored) document.cookie = `language=${stored}; path=/; max-age=31536000; samesite=lax`;
  const browser = navigator.languages.map((tag) => supported(tag.toLowerCase().split('-')[0])).find(Boolean);
  const wanted = supported(location.pathname.split('/')[1]) ?? stored ?? browser ?? 'en';
  if (wanted !== html.lang) {
    html.dataset.waiting = wanted;
    setTimeout(() => delete html.dataset.waiting, 3000);
  }
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => html.classList.toggle('dark', dark.matches);
  follow();
  dark.addEventListener('change', follow);
}
