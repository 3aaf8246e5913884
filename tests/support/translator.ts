import type {BrowserContext} from '@playwright/test';

/**
 * Translates every page of a context as Chrome does: each text is replaced by two `<font>` elements, and so is each text that
 * comes later. The words stay the same, so that tests find them.
 *
 * @param when `parsed` is before React comes to the page, which then finds a character more in each text; `interactive` is after it
 */
export async function translatePages(context: BrowserContext, when: 'parsed' | 'interactive'): Promise<void> {
  await context.addInitScript(translateFrom, when);
}

/** Runs in the page. */
function translateFrom(when: 'parsed' | 'interactive'): void {
  const UNTOUCHED = 'script, style, textarea, svg, font, [translate=no]';
  const changed = when === 'parsed' ? '\u200b' : '';

  const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');

  function translate(text: Node): void {
    if (text.parentElement === null || text.parentElement.closest(UNTOUCHED) || !text.nodeValue?.trim()) return;
    const [outer, inner] = [font(), font()];
    inner.textContent = text.nodeValue + changed;
    outer.appendChild(inner);
    text.parentElement.replaceChild(outer, text);
  }

  function translateIn(root: Node): void {
    const texts = [root];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) if (text.nodeType === Node.TEXT_NODE) translate(text);
  }

  function start(): void {
    document.documentElement.classList.add('translated-ltr');
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const {type, target, addedNodes} of records) {
        (type === 'characterData' ? [target] : addedNodes).forEach(translateIn);
      }
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
  }

  if (when === 'parsed') addEventListener('DOMContentLoaded', start);
  else
    new PerformanceObserver((marks) => {
      if (marks.getEntriesByName('interactive').length > 0) start();
    }).observe({type: 'mark', buffered: true});
}
