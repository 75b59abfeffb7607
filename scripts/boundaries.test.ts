import { beforeAll, describe, expect, it } from 'vitest';
import { offendersAgainst } from './lint-room.ts';
import { mayImport, nameOf, rooms } from './rooms.ts';

const arrows = rooms.flatMap((from) =>
  rooms
    .filter((to) => to !== from)
    .flatMap((to) => {
      const allowed = mayImport[from]?.includes(nameOf(to)) ?? false;
      const byName = { from, specifier: `@vitrine/${nameOf(to)}`, allowed };
      // A path into another package's sources is refused even where the package itself may be imported.
      return [byName, { ...byName, specifier: `../../../${to}/src/index.ts`, allowed: false }];
    }),
);

const fixture = (arrow: (typeof arrows)[number]) => `${arrow.from}/src/arrow-${arrows.indexOf(arrow)}.ts`;

let refused: Set<string>;

beforeAll(async () => {
  refused = await offendersAgainst(
    'style/noRestrictedImports',
    Object.fromEntries(arrows.map((arrow) => [fixture(arrow), `export { something } from '${arrow.specifier}';\n`])),
  );
});

describe('an import between two rooms of the house', () => {
  it.each(arrows.filter((arrow) => !arrow.allowed))('is refused: $from -> $specifier', (arrow) => {
    expect(refused).toContain(fixture(arrow));
  });

  it.each(arrows.filter((arrow) => arrow.allowed))('is allowed: $from -> $specifier', (arrow) => {
    expect(refused).not.toContain(fixture(arrow));
  });
});
