/** Returns how to scroll: smoothly, unless the visitor prefers reduced motion (spec, section 2). */
export const getScrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
