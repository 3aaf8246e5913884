import {expect, type Page} from '@playwright/test';

/** The average number of characters per line in the page's longer texts, without the last line of each. */
function lineLengths(page: Page) {
  return page.locator('main p:not(nav *, li *)').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const lines = new Map<number, number>();
      const nodes = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
        const range = document.createRange();
        for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const {bottom, width} = range.getBoundingClientRect();
          if (width > 0) lines.set(Math.round(bottom / 8), (lines.get(Math.round(bottom / 8)) ?? 0) + 1);
        }
      }
      const full = [...lines.values()].slice(0, -1);
      const sum = full.reduce((total, count) => total + count, 0);
      return full.length < 3 ? [] : [{text: paragraph.textContent.slice(0, 40), length: sum / full.length}];
    }),
  );
}

/** Expects lines that are easy to read: 45 to 75 characters. @param page at least as wide as a tablet */
export async function expectReadableLines(page: Page): Promise<void> {
  for (const {text, length} of await lineLengths(page)) {
    expect(length, `characters a line on ${page.url()}: ${text}`).toBeGreaterThanOrEqual(45);
    expect(length, `characters a line on ${page.url()}: ${text}`).toBeLessThanOrEqual(75);
  }
}
