/** The pictures that show a page of the sample. Those of a product are in the order of its pages. */
const pagePictures = ['spread', 'plan', 'report', 'campaign', 'filing', 'minutes', 'notebook', 'exercise'];

/** Assigns the pages of a sample, as HTML, to the pictures that show them. Without figures, the whole sample is a page. */
export function getSamplePages(pictures: readonly string[], sample: string): Partial<Record<string, string>> {
  const pages = sample.match(/<figure>.*?<\/figure>/gs) ?? [`<figure>${sample}</figure>`];
  return Object.fromEntries(
    pictures.filter((picture) => pagePictures.includes(picture)).map((picture, index) => [picture, pages[index]]),
  );
}
