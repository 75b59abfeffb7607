/**
 * Whether React could not update the DOM, because an extension or browser translation has changed it. Rendering the subtree again solves that.
 */
export const isDomError = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';
