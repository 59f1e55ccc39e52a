import type { Page } from 'playwright-core';

/**
 * Returns the visible texts that stand in a column of about a letter: three lines or more of three characters or fewer
 * on average. Such a text had no room beside something that does not shrink; the page overflows nowhere.
 */
export const crushedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const linesOf = (node: Node): number => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    // Visually hidden text is one pixel wide.
    const isVisible = (element: Element): boolean =>
      element.getBoundingClientRect().width > 1 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const crushed: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      if (text.length < 4 || !node.parentElement || !isVisible(node.parentElement)) continue;
      const lines = linesOf(node);
      if (lines >= 3 && text.length <= 3 * lines) crushed.push(text);
    }
    return crushed;
  });
