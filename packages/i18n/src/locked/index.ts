export { loadLockedContent } from './load-locked-content.ts';
export { createLockedTeaser } from './locked-teaser.ts';
export { lockedTeasers } from './locked-teasers.ts';
