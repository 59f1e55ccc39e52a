import type { Page } from '@playwright/test';

/**
 * Returns the places of a page where words have too little space: a page that is wider than its window, a word that is
 * broken within, and text that is cut. Titles of cards are cut on purpose.
 */
export const tightWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isHidden = (element: Element): boolean => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { width } = one.getBoundingClientRect();
        if (width > 0 && width < 3) return true;
      }
      return !element.checkVisibility() || element.closest('[inert], script, style, noscript') !== null;
    };
    const linesOf = (node: Text, start: number, length: number): number => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + length);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 4);
      return new Set(boxes.map(({ top }) => Math.round(top / 4))).size;
    };
    const found = [];
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.push(`the page is ${over} px too wide`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!(node instanceof Text) || !parent || isHidden(parent)) continue;
      // Scripts that are written without spaces break anywhere.
      for (const { 0: word, index } of node.data.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}]{6,}/gu))
        if (linesOf(node, index, word.length) > 1) found.push(`"${word}" is broken`);
      const { textOverflow, overflowX } = getComputedStyle(parent);
      const isCut =
        (textOverflow === 'ellipsis' || overflowX === 'hidden') && parent.scrollWidth > parent.clientWidth + 1;
      if (isCut && parent.clientWidth > 5 && !parent.closest('article, [data-component$="Card"]'))
        found.push(`"${node.data.trim()}" is cut`);
    }
    return found;
  });
