/** Maximum length of a page's description (spec, section 9). */
export const metaDescriptionLength = 160;

/** Maximum length of the description on a product card (spec, section 9). */
export const cardDescriptionLength = 100;

/** Number of posts in the blog preview (spec, section 9). */
export const previewedPosts = 3;

/** Numbers of requested and of shown related products (spec, section 9). */
export const relatedLimit = 6;
export const relatedShown = 3;

/** Numbers of requested and of shown suggestions (spec, section 9). */
export const suggestionsLimit = 5;
export const suggestionsShown = 2;

/** The highest stock that is announced as low; the spec leaves it open. */
export const lowStock = 5;
