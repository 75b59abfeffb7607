export { loadLockedContent } from './load-locked-content.ts';
export { createLockedTeaser } from './locked-teaser.ts';
