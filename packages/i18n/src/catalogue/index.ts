export type { CatalogueTexts } from './load-catalogue.ts';
export { loadCatalogue } from './load-catalogue.ts';
