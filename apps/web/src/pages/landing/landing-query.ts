import { queryOptions } from '@tanstack/react-query';
import { type Language, loadMessages } from '@vitrine/i18n';

/**
 * The code, the messages and the data of the landing page's sections. They are loaded on the server, and in the browser for a client-side
 * navigation. A prerendered page does not load them in the browser, because its HTML contains the sections (`PrerenderedContent`).
 */
export function landingSectionsQuery(language: Language) {
  return queryOptions({
    queryKey: ['landing-sections', language],
    queryFn: async () => {
      const [{ LandingSections }, { loadLandingPageData }] = await Promise.all([
        import('./landing-sections.tsx'),
        import('./loader.ts'),
        loadMessages(language, ['home-sections', 'shop']),
        // Requests the content together with the code that reads it.
        import('@vitrine/i18n/content').then(({ loadPosts, loadProducts }) =>
          Promise.all([loadPosts(language), loadProducts(language)]),
        ),
      ]);
      return { LandingSections, data: await loadLandingPageData(language) };
    },
    staleTime: 'static',
    // The page reads the cache without an observer, so garbage collection must be off.
    gcTime: Number.POSITIVE_INFINITY,
  });
}
