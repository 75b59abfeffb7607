/**
 * Runs inline in the head of every page, before the first paint. It is serialized into the HTML, so it must not use anything from
 * outside its body.
 *
 * A URL without a language is shown in the stored preference, else in the browser's language, else in English. If the document is in another
 * language, because it comes from a static host or the cookie is blocked, the script replaces the URL by the one with the language. The
 * script also sets the class `dark` while the visitor prefers dark colors.
 */
export function setUpDocument(languages: readonly string[]) {
  const html = document.documentElement;
  const findSupported = (tag: string | null | undefined) => languages.find((language) => language === tag);
  let storedLanguage: string | undefined;
  try {
    storedLanguage = findSupported(localStorage.getItem('language'));
  } catch {
    // The storage is blocked, so there is no stored preference.
  }
  // Copies the preference to the cookie that the server reads.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, which is too late here.
  if (storedLanguage) document.cookie = `language=${storedLanguage}; path=/; max-age=31536000; samesite=lax`;
  const { pathname, search, hash } = location;
  if (!findSupported(pathname.split('/')[1])) {
    const browserLanguage = navigator.languages
      .map((tag) => findSupported(tag.toLowerCase().split('-')[0]))
      .find(Boolean);
    const language = storedLanguage ?? browserLanguage ?? 'en';
    if (language !== html.lang) location.replace(`/${language}${pathname === '/' ? '' : pathname}${search}${hash}`);
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const updateDarkClass = () => html.classList.toggle('dark', prefersDark.matches);
  updateDarkClass();
  prefersDark.addEventListener('change', updateDarkClass);
}
