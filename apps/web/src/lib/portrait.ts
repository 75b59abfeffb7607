/** Returns the URL of an author's portrait, such as `/art/people/ines-delaunay.svg` for “Inès Delaunay”. */
export function getPortrait(name: string): string {
  const fileName = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '-');
  return `/art/people/${fileName}.svg`;
}
