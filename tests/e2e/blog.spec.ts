import {expectAccessible} from '../support/accessibility';
import {isFullRun, trials} from '../support/full-run';
import {expectReadableLines} from '../support/line-lengths';
import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';

test('more posts come with a link, and keep those that were there', {tag: '@no-js'}, async ({page}) => {
  const t = messages('de');
  await page.goto('/de/a');
  const posts = page.getByRole('article');
  await expect(posts).toHaveCount(9);
  const first = await posts.first().getByRole('heading').innerText();
  await page.getByRole('link', {name: t('blog:more')}).click();
  await expect(posts).toHaveCount(18);
  await expect(posts.first().getByRole('heading')).toHaveText(first);
  await expect(posts.nth(9)).toBeInViewport();
  await page.getByRole('link', {name: t('blog:more')}).click();
  await expect(posts).toHaveCount(24);
  await expect(page.getByRole('link', {name: t('blog:more')})).toBeHidden();
});

test('a category has its posts alone, a post its author and what goes with it', async ({page}) => {
  const t = messages('en');
  await page.goto('/en/a');
  const categories = page.getByRole('navigation', {name: t('blog:categories')});
  await expect(categories.getByRole('link', {name: t('blog:all')})).toHaveAttribute('aria-current', 'page');
  await categories.getByRole('link', {name: 'Gear', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Gear');
  const card = page.getByRole('article').first();
  await expect(card.getByText('Gear', {exact: true})).toBeVisible();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link', {name: title}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(page.getByRole('region', {name: t('blog:author')})).toBeVisible();
  await expect(page.getByRole('heading', {name: t('blog:products')})).toBeVisible();
  await expect(page.getByRole('heading', {name: t('blog:posts')})).toBeVisible();
});

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
