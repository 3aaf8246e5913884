import type {Page} from '@playwright/test';

import {trials} from '../support/full-run';
import {hiddenStops} from '../support/keyboard';
import {layoutShift} from '../support/layout-shift';
import {messages} from '../support/messages';
import {expect, test, untilQuiet} from '../support/shop-test';

const t = messages('en');

test('more is shown below, every card pressed counts, and a choice is shown at once, with JavaScript', async ({
  page,
  context,
  expectStatuses,
}) => {
  expectStatuses(0);
  // Until the script is at work the link leads to the second page.
  await expect(async () => {
    await page.goto('/en/g/equipment-shop');
    await page.getByRole('link', {name: t('grid:pages.more')}).click();
    await expect(page.getByText(t('grid:pages.shown', {from: 1, to: 48, total: 182}))).toBeVisible({timeout: 5_000});
  }).toPass();

  const shown = page.getByRole('region', {name: t('grid:products')}).getByRole('article');
  await expect(shown.nth(24).getByRole('link').first(), 'the first of the new ones').toBeFocused();

  // Without a connection the page stays and says so.
  const cards = page.getByRole('button', {name: /^Add .* to the cart$/});
  await context.setOffline(true);
  await cards.nth(0).click();
  await expect(page.getByRole('alert')).toHaveText(t('product:cart.network-error'));
  await context.setOffline(false);

  // Two cards in a row are two wishes, each shown while it is under way, though the first is held up; a card twice is one.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/cart.json', async (route) => {
    await answered;
    await route.continue();
  });
  for (const card of [cards.nth(0), cards.nth(1), cards.nth(0)]) {
    await card.click();
    await expect(card).toHaveAttribute('aria-busy', 'true');
  }
  answer();
  // Both, and the gift that such a sum has in its box.
  await expect(page.locator('[data-badge]').first()).toHaveText('3');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.getByText(t('grid:filter.title'), {exact: true}).click();
  const before = (await layoutShift(page)).all;
  await page.getByRole('checkbox', {name: /^Nordkamm /}).check();
  await expect(page).toHaveURL('/en/g/equipment-shop?brand=Nordkamm');
  await expect(page.getByRole('link', {name: t('grid:filter.remove', {value: 'Nordkamm'})})).toBeVisible();
  await expect(page.getByRole('checkbox', {name: /^Nordkamm /})).toBeFocused();
  expect((await layoutShift(page)).all - before).toBeLessThan(0.01);

  // An arrow key looks at the next order; leaving the list sends it.
  const order = page.getByLabel(t('grid:sort.label'));
  await order.focus();
  await page.keyboard.press('ArrowDown');
  await expect(order).toHaveValue('new');
  await untilQuiet(page);
  await expect(page).toHaveURL('/en/g/equipment-shop?brand=Nordkamm');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL('/en/g/equipment-shop?brand=Nordkamm&sort=new');

  // Removing a filter removes its link: the focus moves to the filters, and the page does not scroll.
  const top = () => page.evaluate(() => Math.round(scrollY));
  const chip = page.getByRole('link', {name: t('grid:filter.remove', {value: 'Nordkamm'})});
  await chip.scrollIntoViewIfNeeded();
  const stood = await top();
  await chip.press('Enter');
  await expect(page).toHaveURL('/en/g/equipment-shop?sort=new');
  await expect(page.locator('summary').filter({hasText: t('grid:filter.title')})).toBeFocused();
  expect(await top()).toBe(stood);
});

test('the way back from a product shows every card that was there, at its place, and each can be added', async ({
  page,
}) => {
  const all = page.getByText(t('grid:pages.shown', {from: 1, to: 48, total: 51}));
  const card = page
    .getByRole('region', {name: t('grid:products')})
    .getByRole('article')
    .nth(30);
  await page.goto('/en/c/coffee-shop?sort=price-up');
  await page.getByRole('link', {name: t('grid:pages.more')}).click();
  await expect(all).toBeVisible();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/p\//);
  await page.goBack();
  await expect(all).toBeAttached();
  await expect(card).toBeInViewport();
  // The first page has coffees that donate, and no drink that gives nothing.
  const title = 'Cascara Lemonade, 6 × 250 ml';
  await page.getByRole('button', {name: t('listing:card.add', {title})}).click();
  await expect(page.locator('[data-badge]').first()).toHaveText('1');
});

test('on a laptop the categories are one row, the first products are in the first window, no row has a hole, and paper has no filters', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  for (const path of [
    ...trials({quick: [], full: ['/en/c/coffee-shop']}),
    '/de/c/espresso-shop',
    '/de/g/handmuehlen',
    '/de/c/coffee-shop',
  ]) {
    await page.goto(path);
    const categories = page.getByRole('navigation', {
      name: messages(path.startsWith('/de') ? 'de' : 'en')('grid:subcollections'),
    });
    const tops = await categories
      .getByRole('link')
      .evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top)))]);
    expect(tops.length, path).toBeLessThanOrEqual(1);
    const cards = page.locator('#product-listing li:has(> article)');
    const boxes = await cards.evaluateAll((all) =>
      all.map((one) => {
        const {top, right} = one.getBoundingClientRect();
        return {top: Math.round(top), right: Math.round(right)};
      }),
    );
    const rows = [...new Set(boxes.map(({top}) => top))].toSorted((one, other) => one - other);
    expect(rows[0], path).toBeLessThan(660);
    const ends = rows
      .slice(0, -1)
      .map((row) => Math.max(...boxes.filter(({top}) => top === row).map(({right}) => right)));
    expect(new Set(ends).size, `${path}: ${ends.join(' ')}`).toBe(1);
  }
  await expectOnPaper(page);
});

/** Expects a listing on paper to be its products, also where its filters are open. */
async function expectOnPaper(page: Page): Promise<void> {
  const words = messages('de');
  const filters = page.getByRole('form', {name: words('grid:filter.form')});
  await page.getByText(words('grid:filter.title'), {exact: true}).click();
  await expect(filters.getByRole('group', {name: words('grid:filter.name.coffee_taste')})).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width: 718, height: 1000});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(filters).toBeHidden();
}

test(
  'on a phone filters lie on a sheet whose button says how much is found',
  {tag: '@no-js'},
  async ({page, javaScriptEnabled}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/en/c/coffee-shop');
    await page.getByText(t('grid:filter.form'), {exact: true}).click();
    const fruity = page.getByRole('checkbox', {name: new RegExp(`^${t('grid:filter.value.coffee_taste.fruity')} `)});
    await expect(page.getByRole('banner'), 'the sheet is the page').toBeHidden();
    if (javaScriptEnabled) {
      // The narrowest sheet has the highest foot, and a lower window has none.
      await page.setViewportSize({width: 320, height: 480});
      expect(await hiddenStops(page, 12)).toEqual([]);
      await page.setViewportSize({width: 320, height: 256});
      await expect(page.getByRole('banner'), 'at 400 % the filters stay in the page').toBeVisible();
      expect(await hiddenStops(page, 6)).toEqual([]);
      await page.setViewportSize({width: 390, height: 844});
      await page.evaluate(() => scrollTo(0, 0));
    }
    const dear = page.getByRole('checkbox', {name: new RegExp(`^${t('grid:filter.value.price.15')} `)});
    await fruity.check();
    if (javaScriptEnabled) await expect(page).toHaveURL(/taste=fruity/);
    await dear.check();
    await page
      .getByRole('button', {
        name: javaScriptEnabled ? t('grid:filter.show', {count: 17}) : t('grid:filter.apply'),
        exact: true,
      })
      .click();
    await expect(page).toHaveURL(/\?price=15&taste=fruity/);
    await expect(page.getByRole('status').getByText(t('grid:count', {count: 17}))).toBeInViewport();
    await expect(fruity).toBeHidden();
  },
);

test('filters that are ticked one right after the other are all asked for, though the answers are drawn in between', async ({
  page,
}) => {
  await page.goto('/en/c/coffee-shop');
  await page.getByText(t('grid:filter.title'), {exact: true}).click();
  const choice = (name: 'coffee_taste.fruity' | 'coffee_taste.floral' | 'price.15') =>
    page.getByRole('checkbox', {name: new RegExp(`^${t(`grid:filter.value.${name}`)} `)});
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/price=15&taste=fruity$/, async (route) => {
    await answered;
    await route.continue();
  });
  // A press between the answer and its drawing, which no test could time.
  await choice('price.15').evaluate((box: HTMLElement) => {
    const push = history.pushState.bind(history);
    history.pushState = (...step) => {
      history.pushState = push;
      push(...step);
      queueMicrotask(() => box.click());
    };
  });
  await choice('coffee_taste.fruity').check();
  await expect(
    page.getByRole('link', {name: t('grid:filter.remove', {value: t('grid:filter.value.coffee_taste.fruity')})}),
  ).toBeVisible();
  await choice('coffee_taste.floral').check();
  answer();
  await expect(page).toHaveURL(/\?price=15&taste=fruity&taste=floral$/);
});

test('the preview of a subcollection is no wider than a phone, also with large letters', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  const panels = page.getByRole('navigation', {name: t('grid:subcollections')}).getByRole('listitem');
  await page.goto('/en/g/equipment-shop');
  for (const [width, standard] of [
    [390, 16],
    [320, 16],
    [640, 32],
    [320, 32],
  ] as const) {
    await session.send('Page.setFontSizes', {fontSizes: {standard}});
    await page.setViewportSize({width, height: 700});
    await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
    const widest = await panels.evaluateAll((items) => Math.max(...items.map((item) => item.scrollWidth)));
    expect(widest, `${width} px, letters of ${standard} px`).toBeLessThan(width);
    expect(await panels.count()).toBeGreaterThan(0);
  }
});
