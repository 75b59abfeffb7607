export type { CatalogueContent } from './load-catalogue.ts';
export { loadCatalogue } from './load-catalogue.ts';
