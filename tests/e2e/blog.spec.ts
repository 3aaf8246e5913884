import {expectAccessible} from '../support/accessibility';
import {isFullRun, trials} from '../support/full-run';
import {expectReadableLines} from '../support/line-lengths';
import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';

test(
  'more posts come with a link, and keep those that were there',
  {tag: '@no-js'},
  async ({page, javaScriptEnabled}) => {
    const t = messages('de');
    await page.goto('/de/a');
    const posts = page.getByRole('article');
    await expect(posts).toHaveCount(9);
    const first = await posts.first().getByRole('heading').innerText();
    await page.getByRole('link', {name: t('blog:more')}).click();
    await expect(posts).toHaveCount(18);
    await expect(posts.first().getByRole('heading')).toHaveText(first);
    await expect(posts.nth(9)).toBeInViewport();
    if (javaScriptEnabled) await expect(posts.nth(9).getByRole('link')).toBeFocused();
    await page.getByRole('link', {name: t('blog:more')}).click();
    await expect(posts).toHaveCount(24);
    if (javaScriptEnabled) await expect(posts.nth(18).getByRole('link')).toBeFocused();
    await expect(page.getByRole('link', {name: t('blog:more')})).toBeHidden();
  },
);

test('axe finds nothing on the list and on a post', async ({page}) => {
  for (const path of trials({quick: ['/en/b/nine-taps'], full: ['/de/a', '/en/b/nine-taps']})) {
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 900});
      // What differs by width is the frame, which other pages are looked at for.
      if (width === 390 || isFullRun) await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    await expectReadableLines(page);
  }
});
