/** A page of Playwright, or a tab of the engine tests. */
interface Page {
  evaluate<Result>(fn: () => Result): Promise<Result>;
}

/**
 * Lists the layout issues of the current page, one sentence each: elements that scroll horizontally, text outside the viewport, clipped text,
 * broken words, and text or controls that overlap. Ignores visually hidden text and the teaser of locked content, which is clipped on purpose.
 */
export function findLayoutIssues(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** A text or a control. */
    interface Item {
      /** The beginning of the text, in quotes. */
      name: string;
      element: Element;
      /** The text node. Undefined for a control. */
      textNode?: Node;
      /** One bounding box per line of text. */
      boxes: DOMRect[];
      /** The element or its nearest ancestor that is a layer. */
      layer: Element | undefined;
    }

    const { clientWidth, scrollWidth } = document.documentElement;

    /** Returns an element and its ancestors below the body. */
    function withAncestors(element: Element): Element[] {
      const elements: Element[] = [];
      for (let current: Element | null = element; current && current !== document.body; current = current.parentElement)
        elements.push(current);
      return elements;
    }

    /** Whether an element is positioned over the page or scrolls. */
    const isLayer = (element: Element) => {
      const { position, overflowY } = getComputedStyle(element);
      return /fixed|sticky/.test(position) || /auto|scroll/.test(overflowY) || element.matches(':popover-open, dialog');
    };

    const isVisible = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };

    const isVisuallyHidden = (element: Element) =>
      withAncestors(element).some((ancestor) => getComputedStyle(ancestor).clipPath === 'inset(50%)');

    /** Reduces the height of a text box to the line height: text boxes are taller than their letters. */
    function cropToLineHeight(box: DOMRect, element: Element): DOMRect {
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight) || box.height;
      const excess = Math.max(0, (box.height - lineHeight) / 2);
      return new DOMRect(box.x, box.y + excess, box.width, box.height - 2 * excess);
    }

    const createItem = (name: string, element: Element, boxes: DOMRectList, textNode?: Node): Item => ({
      name: `“${name.trim().slice(0, 40)}”`,
      element,
      textNode,
      boxes: textNode ? [...boxes].map((box) => cropToLineHeight(box, element)) : [...boxes],
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

    /** Measures how many pixels of an item its ancestors clip. A scroll container does not clip its content: scrolling can reveal it. */
    function measureClipping({ element, boxes }: Item): number {
      let clippedPixels = 0;
      for (const ancestor of withAncestors(element)) {
        const { overflowX, overflowY, position } = getComputedStyle(ancestor);
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        const ancestorBox = ancestor.getBoundingClientRect();
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

    /** Finds the words of an item that break across lines. Call it without hyphenation, because a hyphenated word is not an issue. */
    function findBrokenWords({ boxes, element, textNode }: Item): string[] {
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

    /** Calls a function while automatic hyphenation is off, because Chromium has hyphenation dictionaries only on some systems. */
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

    /** Whether an element scrolls horizontally on purpose. */
    const isCarousel = (element: Element) => getComputedStyle(element).scrollSnapType !== 'none';

    const scrollsHorizontally = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX);

    const isOverlapping = (one: DOMRect, other: DOMRect) =>
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
    const textsOutsideViewport = texts.filter(({ boxes }) =>
      boxes.some(({ left, right }) => left < -1 || right > clientWidth + 1),
    );
    return [
      ...(scrollWidth > clientWidth ? [`The page is ${scrollWidth - clientWidth} px wider than the viewport.`] : []),
      ...[...document.querySelectorAll('body *')]
        .filter((element) => isVisible(element) && scrollsHorizontally(element) && !isCarousel(element))
        .map((element) => `${element.tagName}.${element.className} scrolls horizontally.`),
      ...textsOutsideViewport.map(({ name }) => `${name} is outside the viewport.`),
      // Letters can exceed their line box by a few pixels without being visibly clipped.
      ...texts
        .filter((text) => measureClipping(text) > 4)
        .map((text) => `${text.name} is clipped by ${measureClipping(text)} px.`),
      ...withoutHyphenation(() => texts.flatMap(findBrokenWords)).map((word) => `“${word}” breaks within the word.`),
      ...findOverlaps(texts),
      ...findOverlaps(findControls()),
    ];
  });
}

/** Whether the navigation bar covers the heading of the page. */
export const isHeadingCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const barBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const heading = document.querySelector('main h1')?.getBoundingClientRect();
    return heading !== undefined && heading.top < barBottom && !document.querySelector('main [role=dialog]');
  });
