import { plainText } from '../plain-text.ts';

/** A part of an article that can be linked to. */
export interface PostSection {
  /** `section-1`, the same in all languages. */
  id: string;
  /** Plain text. */
  title: string;
}

/** Gives the headings of an article ids, and lists them. */
export function withSections(html: string): { content: string; sections: PostSection[] } {
  const sections: PostSection[] = [];
  const content = html.replace(/<h2>(.*?)<\/h2>/g, (_, title: string) => {
    const id = `section-${sections.length + 1}`;
    sections.push({ id, title: plainText(title) });
    return `<h2 id="${id}">${title}</h2>`;
  });
  return { content, sections };
}
