/** A part of an article: HTML, or the place of its product. */
export type ArticlePart = { type: 'html' | 'figure'; html: string } | { type: 'product' };

/** Splits the HTML of an article, so that its first figure can be redrawn, and its product can be shown behind the paragraph that links to it. */
export function splitArticle(html: string, productPath: string): ArticlePart[] {
  const [, before = html, figure = '', after = ''] = /^(.*?)(<figure>.*?<\/figure>)(.*)$/s.exec(html) ?? [];
  const parts: ArticlePart[] = [before, figure, after].map((html, index) => ({
    type: index === 1 ? 'figure' : 'html',
    html,
  }));
  return parts
    .flatMap((part) => (part.type === 'html' ? splitAtLink(part.html, productPath) : [part]))
    .filter((part) => part.type === 'product' || part.html !== '');
}

function splitAtLink(html: string, path: string): ArticlePart[] {
  const link = html.indexOf(`href="${path}"`);
  if (link === -1) return [{ type: 'html', html }];
  const end = html.indexOf('</p>', link) + '</p>'.length;
  return [{ type: 'html', html: html.slice(0, end) }, { type: 'product' }, { type: 'html', html: html.slice(end) }];
}
