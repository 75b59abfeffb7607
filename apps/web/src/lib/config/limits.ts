/** Maximum length of a page's description (spec, section 9). */
export const maxMetaDescriptionLength = 160;

/** Maximum length of the description on a product card (spec, section 9). */
export const maxCardDescriptionLength = 100;

/** Number of posts in the blog preview (spec, section 9). */
export const previewPostCount = 3;

/** How many related products are requested, and how many are shown (spec, section 9). */
export const requestedRelatedCount = 6;
export const shownRelatedCount = 3;

/** How many suggestions are requested, and how many are shown (spec, section 9). */
export const requestedSuggestionCount = 5;
export const shownSuggestionCount = 2;

/** Maximum stock for which a product says how many are left (spec, section 8). */
export const lowStockThreshold = 5;
