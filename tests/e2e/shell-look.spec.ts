import {TEMPLATES} from '../look/templates';
import {cutOff} from '../support/cut-off';
import {isFullRun} from '../support/full-run';
import {GOODS, productUrl} from '../support/goods';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';

const {waldgold} = GOODS;

test('at 320 px and at 200 % nothing is cut off on any page', async ({page, context, shop}) => {
  test.skip(!isFullRun, 'some of them are looked at with the header');
  test.setTimeout(300_000);
  await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
  for (const {name, path} of TEMPLATES.filter(({prepare, open, statuses}) => !prepare && !open && !statuses)) {
    for (const width of [320, 640]) {
      await page.setViewportSize({width, height: 512});
      if (width === 320) await page.goto(path('de'));
      expect(await cutOff(page), `${name} at ${width} px`).toEqual([]);
    }
  }
});

test('the print style shows the content without controls', async ({page}) => {
  const {heading, button, t} = createShopper(page, 'de');
  await page.goto(productUrl('de', waldgold));
  await page.emulateMedia({media: 'print'});
  await expect(heading(waldgold.title.de)).toBeVisible();
  await expect(page.getByText(t('product:price.vat')).first()).toBeVisible();
  for (const each of [
    button(t('product:cart.add')).first(),
    page.getByRole('contentinfo'),
    page.getByRole('navigation').first(),
  ]) {
    await expect(each).toBeHidden();
  }
});

test('one document fades over to the next, but not where movement is not wanted', async ({page}) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({viewTransition}) =>
      document.documentElement.setAttribute('data-fades', String(viewTransition !== null)),
    ),
  );
  for (const [reducedMotion, fades] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({reducedMotion});
    await page.goto('/de/service/kontakt');
    await page.evaluate(() => location.assign('/de/consent'));
    await page.waitForURL('/de/consent');
    await expect(page.locator('html')).toHaveAttribute('data-fades', fades);
  }
});
