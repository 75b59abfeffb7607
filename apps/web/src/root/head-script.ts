/**
 * Runs inline in the head of every page, before the first paint. It is serialized into the HTML, so it must not use anything from
 * outside its body.
 *
 * It determines the visitor's language: from the URL, else the stored preference, else the browser, else English. If the page is in
 * another language, it is hidden until the client has rendered it in the visitor's language, but for at most 3 s. So is the content of the
 * cart page if there is a saved cart, because its HTML has an empty one. The script also sets the class `dark` while the visitor prefers dark
 * colors.
 */
export function setUpDocument(languages: readonly string[]) {
  const html = document.documentElement;
  const findSupported = (tag: string | null | undefined) => languages.find((language) => language === tag);
  let storedLanguage: string | undefined;
  try {
    storedLanguage = findSupported(localStorage.getItem('language'));
    if (localStorage.getItem('cart')?.includes('"variant"')) html.dataset.pendingCart = '';
  } catch {
    // The storage is blocked, so there is neither a stored preference nor a saved cart.
  }
  // Copies the preference to the cookie that the server reads.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, which is too late here.
  if (storedLanguage) document.cookie = `language=${storedLanguage}; path=/; max-age=31536000; samesite=lax`;
  const browserLanguage = navigator.languages
    .map((tag) => findSupported(tag.toLowerCase().split('-')[0]))
    .find(Boolean);
  const language = findSupported(location.pathname.split('/')[1]) ?? storedLanguage ?? browserLanguage ?? 'en';
  if (language !== html.lang) html.dataset.pendingLanguage = language;
  // The style sheet hides what waits for the client.
  setTimeout(() => {
    delete html.dataset.pendingLanguage;
    delete html.dataset.pendingCart;
  }, 3000);
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const updateDarkClass = () => html.classList.toggle('dark', prefersDark.matches);
  updateDarkClass();
  prefersDark.addEventListener('change', updateDarkClass);
}
