import type { Page } from '@playwright/test';

/** Replaces each text node by `<font>` elements, as the translation of Chromium does. */
export const translatePage = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const textNodes: Text[] = [];
    while (walker.nextNode()) textNodes.push(walker.currentNode as Text);
    for (const node of textNodes) {
      if (node.data.trim() === '' || node.parentElement?.closest('script, style, noscript, select')) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      node.replaceWith(outer);
      outer.firstElementChild?.append(node.data);
    }
  });
