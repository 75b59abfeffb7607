/**
 * The origins of changes that this package makes, and that are no new actions of the visitor on this page: restored lines and
 * changes of other tabs (`storage`), merged carts (`merge`), new prices (`reprice`), changes of other devices (`server`), and time
 * travel in the devtools (`devtools`). Ignore them in undo and analytics, with `isExternalOrigin`.
 */
export const externalOrigins = ['storage', 'merge', 'reprice', 'server', 'devtools'] as const;

/** An origin of changes that this package makes. */
export type ExternalOrigin = (typeof externalOrigins)[number];

/** Whether a change is not a new action of the visitor on this page. */
export const isExternalOrigin = (origin: string | undefined): origin is ExternalOrigin =>
  externalOrigins.some((external) => external === origin);
