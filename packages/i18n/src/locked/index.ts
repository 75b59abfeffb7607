export { loadLockedContent } from './load-locked-content.ts';
export { lockedTeaser } from './locked-teaser.ts';
