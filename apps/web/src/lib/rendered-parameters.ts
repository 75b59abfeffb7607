import { normalizeSearch } from '@vitrine/i18n';

/**
 * Returns the query string of a page with only the parameters that the server renders, in the order of `names`. Other parameters, such as
 * those of a campaign, change nothing on the page.
 */
export function pickRenderedParameters(search: string | URLSearchParams, names: readonly string[] = []): string {
  const given = new URLSearchParams(search);
  const rendered = new URLSearchParams();
  for (const name of names) {
    const value = normalizeSearch(given.get(name) ?? '');
    if (value !== '') rendered.set(name, value);
  }
  return rendered.size > 0 ? `?${rendered}` : '';
}
