/** A page's description holds this many characters at most (spec, section 9). */
export const metaDescriptionLength = 160;

/** A product card shows this many characters of the description (spec, section 9). */
export const cardDescriptionLength = 100;

/** The blog preview shows this many posts (spec, section 9). */
export const previewedPosts = 3;

/** Of the related products asked for, this many are shown (spec, section 9). */
export const relatedAsked = 6;
export const relatedShown = 3;

/** Of the suggestions asked for, this many are shown (spec, section 9). */
export const suggestionsAsked = 5;
export const suggestionsShown = 2;

/** From here down, it is worth saying how many are left; the spec leaves open where that begins. */
export const fewInStock = 5;
