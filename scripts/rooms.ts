/** Who may import whom in the house: what the linter refuses, the diagram draws and the sources do must all agree with it. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  'packages/cart': [],
  'packages/store-client': ['cart'],
  'packages/i18n': [],
  'packages/ui': [],
  'apps/store': ['store-client', 'i18n'],
  'apps/web': ['cart', 'store-client', 'i18n', 'ui'],
  'apps/storybook': ['ui', 'i18n', 'web'],
};

export const rooms = Object.keys(mayImport);

/** The name of a room, without the kind of room that it is: `cart` of `packages/cart`. */
export const nameOf = (room: string) => room.slice(room.indexOf('/') + 1);

/** Every allowed arrow, as `web -> cart`. */
export const allowedArrows = rooms.flatMap((from) => (mayImport[from] ?? []).map((to) => `${nameOf(from)} -> ${to}`));
