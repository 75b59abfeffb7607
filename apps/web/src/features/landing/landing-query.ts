import { queryOptions } from '@tanstack/react-query';
import { type Language, loadMessages } from '@vitrine/i18n';

/**
 * The sections of the landing page, code and data, for a navigation to it: a prerendered page shows them already (`Prerendered`), so
 * that a first visit needs neither.
 */
export function landingSections(language: Language) {
  return queryOptions({
    queryKey: ['landing-sections', language],
    queryFn: async () => {
      const [{ LandingSections }, { loadLandingPage }] = await Promise.all([
        import('./landing-sections.tsx'),
        import('./landing-data.ts'),
        loadMessages(language, ['shop']),
      ]);
      return { LandingSections, data: await loadLandingPage(language) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    // The page reads the cache without subscribing to it.
    gcTime: Number.POSITIVE_INFINITY,
  });
}
