/** The heading of a numbered section, such as `<h2>8. Right of withdrawal</h2>`. */
const headingPattern = /<h2>(\d+)\. (.*?)<\/h2>/g;

/**
 * Adds ids to the numbered sections of a legal document (`section-8`, the same in all languages) and inserts a list of links to them
 * after the introduction. `label` is the accessible name of the `nav` element.
 */
export function addTableOfContents(html: string, label: string): string {
  const links = [...html.matchAll(headingPattern)].map(
    ([, number, title]) => `<li><a href="#section-${number}">${title}</a></li>`,
  );
  const tableOfContents = `<nav aria-label="${label}">\n<ol>\n${links.join('\n')}\n</ol>\n</nav>\n\n`;
  return html
    .replace(headingPattern, '<h2 id="section-$1">$1. $2</h2>')
    .replace('<h2 ', (openingTag) => tableOfContents + openingTag);
}
