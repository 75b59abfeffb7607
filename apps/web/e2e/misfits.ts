import type { Page } from '@playwright/test';

/**
 * What does not fit on the page as it is shown now, a sentence each: a page, or a part of it, that scrolls sideways; words that leave
 * the window, that a box cuts, or that break in their middle; words, and things to operate, that lie over each other. What is there for assistive technology
 * alone is left out, and so is the teaser that fades on purpose.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Piece {
      name: string;
      element: Element;
      /** What holds the words; things to operate have none of their own. */
      text?: Node;
      /** A box for each line. */
      boxes: DOMRect[];
      /** The nearest box that lies over the page, with all that is in it. */
      layer: Element | undefined;
    }

    const { clientWidth, scrollWidth } = document.documentElement;

    function around(element: Element): Element[] {
      const found: Element[] = [];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) found.push(at);
      return found;
    }

    /** What lies over the page, or scrolls in a frame of its own. */
    const isLayer = (element: Element) => {
      const { position, overflowY } = getComputedStyle(element);
      return /fixed|sticky/.test(position) || /auto|scroll/.test(overflowY) || element.matches(':popover-open, dialog');
    };

    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };

    const isUnseen = (element: Element) => around(element).some((at) => getComputedStyle(at).clipPath === 'inset(50%)');

    /** A box as high as its line at most: that of a typeface reaches further than its letters do. */
    function withinLine(box: DOMRect, element: Element): DOMRect {
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight) || box.height;
      const beyond = Math.max(0, (box.height - lineHeight) / 2);
      return new DOMRect(box.x, box.y + beyond, box.width, box.height - 2 * beyond);
    }

    const piece = (name: string, element: Element, boxes: DOMRectList, text?: Node): Piece => ({
      name: `“${name.trim().slice(0, 40)}”`,
      element,
      text,
      boxes: text ? [...boxes].map((box) => withinLine(box, element)) : [...boxes],
      layer: around(element).find(isLayer),
    });

    function words(): Piece[] {
      const found: Piece[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        if (!node.nodeValue?.trim() || !element || !isShown(element)) continue;
        if (element.closest('script, style, noscript, [inert][aria-hidden]') || isUnseen(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        found.push(piece(node.nodeValue, element, range.getClientRects(), node));
      }
      return found;
    }

    const operable = () =>
      [...document.querySelectorAll('a[href], button, input, textarea')]
        .filter(isShown)
        .map((element) => piece(element.textContent || element.tagName, element, element.getClientRects()));

    /** By how many pixels boxes are cut; what lies below the edge of a part that scrolls is not. */
    function cutOf({ element, boxes }: Piece): number {
      let cut = 0;
      for (const at of around(element)) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        const frame = at.getBoundingClientRect();
        for (const box of boxes) {
          if (/hidden|clip/.test(overflowX)) cut = Math.max(cut, frame.left - box.left, box.right - frame.right);
          if (/hidden|clip/.test(overflowY)) cut = Math.max(cut, frame.top - box.top, box.bottom - frame.bottom);
        }
        if (position === 'fixed') break;
      }
      return Math.round(cut);
    }

    /** The words of a piece that begin on one line and end on another, with no hyphen where they break. */
    function broken({ boxes, element, text }: Piece): string[] {
      if (!text?.nodeValue || boxes.length < 2 || getComputedStyle(element).overflowWrap === 'normal') return [];
      const range = document.createRange();
      return [...text.nodeValue.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
        .filter(({ 0: word, index }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => top);
          return Math.max(...tops) - Math.min(...tops) > 8;
        })
        .map(([word]) => word);
    }

    const scrollsSideways = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX);

    const touch = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;

    const overlaps = (pieces: Piece[]) =>
      pieces.flatMap((one, index) =>
        pieces
          .slice(index + 1)
          .filter(
            ({ layer, element }) => layer === one.layer && element !== one.element && !one.element.contains(element),
          )
          .filter((other) => one.boxes.some((box) => other.boxes.some((otherBox) => touch(box, otherBox))))
          .map((other) => `${one.name} and ${other.name} lie over each other.`),
      );

    const read = words();
    const leaving = read.filter(({ boxes }) => boxes.some(({ left, right }) => left < -1 || right > clientWidth + 1));
    return [
      ...(scrollWidth > clientWidth ? [`The page is ${scrollWidth - clientWidth} px wider than its window.`] : []),
      ...[...document.querySelectorAll('body *')]
        .filter((element) => isShown(element) && scrollsSideways(element))
        .map((element) => `${element.tagName}.${element.className} scrolls sideways.`),
      ...leaving.map(({ name }) => `${name} leaves the window.`),
      // Letters may stand a little out of their own line, and still be whole.
      ...read.filter((word) => cutOf(word) > 4).map((word) => `${word.name} is cut by ${cutOf(word)} px.`),
      ...read.flatMap(broken).map((word) => `“${word}” breaks in its middle.`),
      ...overlaps(read),
      ...overlaps(operable()),
    ];
  });
}

/** Whether the bar covers the heading of a page that was just opened. */
export const barCoversHeading = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const bottom = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
    const heading = document.querySelector('main h1')?.getBoundingClientRect();
    return heading !== undefined && heading.top < bottom('header') && !document.querySelector('main [role=dialog]');
  });
