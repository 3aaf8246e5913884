import type {Page} from '@playwright/test';

/**
 * Finds words that overflow the page or a box with hidden overflow, those that stand letter below letter, and whether a page is wider than
 * its window.
 */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const edgeOf = (box: Element | null): number => {
      if (box === null) return innerWidth;
      const {overflowX} = getComputedStyle(box);
      if (overflowX === 'auto') return Infinity;
      return overflowX === 'hidden' ? box.getBoundingClientRect().right : edgeOf(box.parentElement);
    };
    const wide = document.documentElement.scrollWidth - innerWidth;
    const found = wide > 0 ? [`${wide} px`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const {currentNode} = texts;
      const box = currentNode.parentElement;
      // Text for screen readers only is clipped on purpose.
      if (!box?.checkVisibility() || getComputedStyle(box).clipPath !== 'none') continue;
      const words = document.createRange();
      words.selectNodeContents(currentNode);
      if (words.getBoundingClientRect().right > edgeOf(box) + 1) found.push(words.toString());
      const lines = [...words.getClientRects()];
      const letters = 2 * Number.parseFloat(getComputedStyle(box).fontSize);
      if (lines.length > 3 && lines.every(({width}) => width < letters))
        found.push(`letter by letter: ${words.toString()}`);
    }
    return found;
  });

/** Finds words of headings that go on in another line without a hyphen, where no dictionary or soft hyphen divides them. */
export const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
      if (!heading.checkVisibility() || getComputedStyle(heading).clipPath !== 'none') return [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const {currentNode} = texts;
        for (const {0: word, index} of (currentNode.nodeValue ?? '').matchAll(/[^\s\u00AD-]+/g)) {
          const letters = document.createRange();
          letters.setStart(currentNode, index);
          letters.setEnd(currentNode, index + word.length);
          // A soft hyphen before the word ends the line above with no width of the word's.
          const lines = new Set([...letters.getClientRects()].filter(({width}) => width > 1).map(({top}) => top));
          if (lines.size > 1) found.push(word);
        }
      }
      return found;
    }),
  );
