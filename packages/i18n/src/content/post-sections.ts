import { toPlainText } from '../plain-text.ts';

/** A section of an article, for a table of contents. */
export interface PostSection {
  /** Id of the heading, such as `section-1`. It is the same in all languages. */
  id: string;
  /** Plain text. */
  title: string;
}

/** Adds ids to the headings of an article, and returns its sections. */
export function addSectionIds(html: string): { content: string; sections: PostSection[] } {
  const sections: PostSection[] = [];
  const content = html.replace(/<h2>(.*?)<\/h2>/g, (_, title: string) => {
    const id = `section-${sections.length + 1}`;
    sections.push({ id, title: toPlainText(title) });
    return `<h2 id="${id}">${title}</h2>`;
  });
  return { content, sections };
}
