import type {Page} from '@playwright/test';

import {LANGUAGES, type Language} from '../../app/config/languages';
import {consentPath} from '../../app/pages/paths';
import {expectAccessible} from '../support/accessibility';
import {GOODS} from '../support/goods';
import {MEASURING} from '../support/measuring';
import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';

const homeOf = (language: Language) => (language === 'de' ? '/' : '/en');

type Answered = {readonly language: Language; readonly value: string; readonly answer: () => Promise<void>};

/** Expects the server to keep an answer too, beyond what browsers leave to scripts, with one request. */
async function expectKeptByServer(page: Page, {language, value, answer}: Answered) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await answer();
  const [cookie = ''] = (await (await answered).headerValues('Set-Cookie')).filter((line) =>
    line.startsWith('consent='),
  );
  expect(cookie).toMatch(new RegExp(`^consent=${value}; Path=/; Max-Age=${180 * 24 * 60 * 60};`));
  expect(sent).toEqual([`${consentPath(language)}.data`]);
}

for (const language of LANGUAGES) {
  const t = messages(language);
  const product = `/${language}/p/${GOODS.waldgold.handle[language]}`;

  for (const choice of ['necessary', 'all'] as const) {
    test(
      `a visitor answers ${choice} on the first layer, in ${language}`,
      {tag: choice === 'necessary' ? '@no-js' : []},
      async ({page, context, javaScriptEnabled}) => {
        await page.route(MEASURING, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
        await page.goto(product);
        const banner = page.getByRole('region', {name: t('shell:consent.title')});
        await expect(banner).toBeVisible();
        const answer = () => banner.getByRole('button', {name: t(`shell:consent.${choice}`), exact: true}).click();
        if (javaScriptEnabled) await expectKeptByServer(page, {language, value: choice, answer});
        else await answer();
        await expect(banner).toBeHidden();
        await expect(page).toHaveURL(product);
        const kept = (await context.cookies()).find(({name}) => name === 'consent');
        expect(kept).toMatchObject({value: choice, secure: true, sameSite: 'Lax', path: '/'});
        await page.goto(homeOf(language));
        await expect(banner).toBeHidden();
      },
    );
  }

  test(`the two answers weigh the same, and words that are marked beyond the edge of the settings leave them open, in ${language}`, async ({
    page,
  }) => {
    await page.goto(homeOf(language));
    const look = (name: string) =>
      page.getByRole('button', {name, exact: true}).evaluate((button) => {
        const {width, height} = button.getBoundingClientRect();
        const {color, backgroundColor, borderColor, fontSize, fontWeight} = getComputedStyle(button);
        return {width: Math.round(width), height, color, backgroundColor, borderColor, fontSize, fontWeight};
      });
    expect(await look(t('shell:consent.necessary'))).toEqual(await look(t('shell:consent.all')));

    await page.getByRole('link', {name: t('shell:footer.legal.cookies')}).click();
    const dialog = page.getByRole('dialog', {name: t('shell:consent.page.title')});
    await dialog.getByText(t('shell:consent.purpose.statistics.title')).hover();
    await page.mouse.down();
    await page.mouse.move(5, 5, {steps: 5});
    await page.mouse.up();
    await expect(dialog.getByRole('heading', {name: t('shell:consent.page.title')})).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  test(
    `single purposes, changed and withdrawn from the footer, in ${language}`,
    {tag: '@no-js'},
    async ({page, context, javaScriptEnabled}) => {
      await page.route(MEASURING, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
      const kept = async () => (await context.cookies()).find(({name}) => name === 'consent')?.value;
      const box = (purpose: string) => page.getByRole('checkbox', {name: t(`shell:consent.purpose.${purpose}.title`)});
      const save = () => page.getByRole('button', {name: t('shell:consent.save')}).click();
      await page.goto(product);
      const banner = page.getByRole('region', {name: t('shell:consent.title')});
      await banner.getByText(t('shell:consent.settings'), {exact: true}).click();
      // The banner is higher now, but the header does not cover it.
      await banner.getByRole('heading').click({trial: true});
      await banner.getByRole('checkbox', {name: t('shell:consent.purpose.statistics.title')}).check();
      const answer = () => banner.getByRole('button', {name: t('shell:consent.save')}).click();
      if (javaScriptEnabled) await expectKeptByServer(page, {language, value: 'statistics', answer});
      else await answer();
      await expect(banner).toBeHidden();
      await expect(page).toHaveURL(product);
      expect(await kept()).toBe('statistics');

      await page.getByRole('link', {name: t('shell:footer.legal.cookies')}).click();
      const title = page.getByRole('heading', {name: t('shell:consent.page.title')});
      await expect(title).toBeVisible();
      const dialog = page.getByRole('dialog', {name: t('shell:consent.page.title')});
      const place = javaScriptEnabled ? dialog : page;
      await expect(place.getByRole('checkbox', {name: t('shell:consent.purpose.statistics.title')})).toBeChecked();
      if (javaScriptEnabled) await expectAccessible(page, {within: dialog});
      if (!javaScriptEnabled) {
        await box('statistics').uncheck();
        await save();
      } else {
        await place.getByRole('checkbox', {name: t('shell:consent.purpose.statistics.title')}).uncheck();
        await place.getByRole('button', {name: t('shell:consent.save')}).click();
      }
      await expect(title).toBeHidden();
      await expect(page).toHaveURL(product);
      expect(await kept()).toBe('necessary');
    },
  );
}
