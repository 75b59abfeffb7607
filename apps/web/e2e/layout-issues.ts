/** A page of Playwright, or a tab of the tests in `e2e/engines`. */
interface Page {
  evaluate<Result>(fn: () => Result): Promise<Result>;
}

/**
 * Lists the layout issues of the current page, one sentence each: a page that is wider than the viewport, elements that scroll horizontally, text
 * outside the viewport that no scrolling reveals, clipped text, broken words, and text or controls that overlap. Ignores visually hidden text,
 * transparent text such as a price that hover reveals, and inert hidden text, which is clipped on purpose: the teaser of locked content and the pages of a
 * gallery.
 */
export function findLayoutIssues(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** The edges of a box. Reading the edges of a `DOMRect` takes longer, and the search for overlaps reads them often. */
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }

    /** A text or a control. */
    interface Item {
      /** The beginning of the text, in quotes. */
      name: string;
      element: Element;
      /** The text node. Undefined for a control. */
      textNode?: Node;
      /** One bounding box per line of text. */
      boxes: Box[];
      /** The element or its nearest ancestor that is a layer. */
      layer: Element | undefined;
    }

    // The browser has not laid out what is out of view.
    for (const element of document.querySelectorAll<HTMLElement>('.product-list li'))
      element.style.contentVisibility = 'visible';

    const { clientWidth, scrollWidth } = document.documentElement;

    /** Returns an element and its ancestors below the body. */
    function withAncestors(element: Element): Element[] {
      const elements: Element[] = [];
      for (let current: Element | null = element; current && current !== document.body; current = current.parentElement)
        elements.push(current);
      return elements;
    }

    /** Caches the results of a function. Elements share most of their ancestors, and reading computed styles is slow. */
    function cache<Result>(fn: (element: Element) => Result): (element: Element) => Result {
      const results = new Map<Element, Result>();
      return (element) => {
        const result = results.get(element) ?? fn(element);
        results.set(element, result);
        return result;
      };
    }

    /** The box of an element, and the styles that decide whether it clips, covers or hides its content. */
    const readStyle = cache((element) => {
      const { clipPath, overflowX, overflowY, position, scrollSnapType } = getComputedStyle(element);
      return { clipPath, overflowX, overflowY, position, scrollSnapType, box: element.getBoundingClientRect() };
    });

    /** Whether an element is positioned over the page or scrolls. */
    const isLayer = (element: Element) => {
      const { position, overflowY } = readStyle(element);
      return /fixed|sticky/.test(position) || /auto|scroll/.test(overflowY) || element.matches(':popover-open, dialog');
    };

    const isVisible = cache((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    });

    const isVisuallyHidden = (element: Element) =>
      withAncestors(element).some((ancestor) => readStyle(ancestor).clipPath === 'inset(50%)');

    /** Returns the boxes of a text, each reduced to the line height: the boxes of some fonts are taller than their lines. */
    function cropToLineHeight(boxes: DOMRectList, element: Element): Box[] {
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
      return [...boxes].map(({ left, top, right, bottom }) => {
        const excess = lineHeight ? Math.max(0, (bottom - top - lineHeight) / 2) : 0;
        return { left, top: top + excess, right, bottom: bottom - excess };
      });
    }

    const createItem = (name: string, element: Element, boxes: DOMRectList, textNode?: Node): Item => ({
      name: `“${name.trim().slice(0, 40)}”`,
      element,
      textNode,
      boxes: textNode
        ? cropToLineHeight(boxes, element)
        : [...boxes].map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
      layer: withAncestors(element).find(isLayer),
    });

    function findTexts(): Item[] {
      const texts: Item[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.nodeValue?.trim() || !element || !isVisible(element)) continue;
        if (element.closest('script, style, noscript, [inert][aria-hidden]') || isVisuallyHidden(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        texts.push(createItem(node.nodeValue, element, range.getClientRects(), node));
      }
      return texts;
    }

    const findControls = () =>
      [...document.querySelectorAll('a[href], button, input, textarea')]
        .filter(isVisible)
        .map((element) => createItem(element.textContent || element.tagName, element, element.getClientRects()));

    /**
     * Measures by how many pixels an item exceeds the ancestor that clips it most. Ignores scroll containers and their ancestors: scrolling can
     * reveal the item.
     */
    function measureClipping({ element, boxes }: Item): number {
      let clippedPixels = 0;
      for (const ancestor of withAncestors(element)) {
        const { overflowX, overflowY, position, box: ancestorBox } = readStyle(ancestor);
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        for (const box of boxes) {
          if (/hidden|clip/.test(overflowX))
            clippedPixels = Math.max(clippedPixels, ancestorBox.left - box.left, box.right - ancestorBox.right);
          if (/hidden|clip/.test(overflowY))
            clippedPixels = Math.max(clippedPixels, ancestorBox.top - box.top, box.bottom - ancestorBox.bottom);
        }
        if (position === 'fixed') break;
      }
      return Math.round(clippedPixels);
    }

    /** Finds the words of an item that break across lines, hyphenated words included. */
    function findWordsOnTwoLines({ boxes, element, textNode }: Item): string[] {
      if (!textNode?.nodeValue || boxes.length < 2 || getComputedStyle(element).overflowWrap === 'normal') return [];
      const range = document.createRange();
      return [...textNode.nodeValue.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
        .filter(({ 0: word, index }) => {
          range.setStart(textNode, index);
          range.setEnd(textNode, index + word.length);
          // WebKit adds an empty box at the end of the line above.
          const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
          return Math.max(...tops) - Math.min(...tops) > 8;
        })
        .map(([word]) => word);
    }

    /**
     * Calls a function while automatic hyphenation is off. Chromium has hyphenation dictionaries only on some systems, and the result must be the
     * same on all.
     */
    function withoutHyphenation<Result>(fn: () => Result): Result {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { hyphens: manual !important }');
      document.adoptedStyleSheets.push(sheet);
      try {
        return fn();
      } finally {
        document.adoptedStyleSheets.pop();
      }
    }

    /** Finds the words that break across lines because they are too long for one line. Other hyphenated words are not an issue. */
    function findBrokenWords(texts: Item[]): string[] {
      const words = texts.flatMap(findWordsOnTwoLines);
      // Turning hyphenation off recalculates the whole layout, and is needed only if there are such words.
      return words.length > 0 ? withoutHyphenation(() => texts.flatMap(findWordsOnTwoLines)) : [];
    }

    /** Whether an element scrolls horizontally on purpose: a carousel. */
    const mayScroll = (element: Element) => readStyle(element).scrollSnapType !== 'none';

    const scrollsHorizontally = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(readStyle(element).overflowX);

    const isOverlapping = (one: Box, other: Box) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;

    /** Describes each pair of items in the same layer that overlap. */
    const findOverlaps = (items: Item[]) =>
      items.flatMap((one, index) =>
        items
          .slice(index + 1)
          .filter(
            ({ layer, element }) => layer === one.layer && element !== one.element && !one.element.contains(element),
          )
          .filter((other) => one.boxes.some((box) => other.boxes.some((otherBox) => isOverlapping(box, otherBox))))
          .map((other) => `${one.name} and ${other.name} overlap.`),
      );

    const texts = findTexts();
    const textsOutsideViewport = texts.filter(
      ({ boxes, element }) =>
        boxes.some(({ left, right }) => left < -1 || right > clientWidth + 1) &&
        !withAncestors(element).some(scrollsHorizontally),
    );
    return [
      ...(scrollWidth > clientWidth ? [`The page is ${scrollWidth - clientWidth} px wider than the viewport.`] : []),
      ...[...document.querySelectorAll('body *')]
        .filter((element) => scrollsHorizontally(element) && isVisible(element) && !mayScroll(element))
        .map((element) => `${element.tagName}.${element.className} scrolls horizontally.`),
      ...textsOutsideViewport.map(({ name }) => `${name} is outside the viewport.`),
      // Letters can exceed their line box by a few pixels without being visibly clipped.
      ...texts
        .filter((text) => measureClipping(text) > 4)
        .map((text) => `${text.name} is clipped by ${measureClipping(text)} px.`),
      ...findBrokenWords(texts).map((word) => `“${word}” breaks within the word.`),
      ...findOverlaps(texts),
      ...findOverlaps(findControls()),
    ];
  });
}

/** Whether the navigation bar covers the heading of the page. Legal pages are ignored, because they have no navigation bar. */
export const isHeadingCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const barBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const heading = document.querySelector('main h1')?.getBoundingClientRect();
    return heading !== undefined && heading.top < barBottom && !document.querySelector('main [role=dialog]');
  });
