import type {Page} from '@playwright/test';
import * as z from 'zod';

import {CASE_TEXTS} from '../../service/pages/texts/case';
import {CASE_LIST_TEXTS} from '../../service/pages/texts/case-list';
import {LOGIN_TEXTS} from '../../service/pages/texts/login';
import {OVERVIEW_TEXTS} from '../../service/pages/texts/overview';
import {PAGE_TEXTS} from '../../service/pages/texts/page';
import {REVIEW_TEXTS} from '../../service/pages/texts/reviews';
import {LANGUAGES} from '../../app/config/languages';
import {expectAccessible} from '../support/accessibility';
import {isFullRun} from '../support/full-run';
import {GOODS} from '../support/goods';
import {expect, test} from '../support/shop-test';

const TOKEN = 'local-operator-token-with-32-characters';

const submittedSchema = z.object({id: z.string()});
const listSchema = z.object({reviews: z.array(z.object({id: z.string()}))});
const receivedSchema = z.object({reference: z.string()});

/** Calls the service API as the shop does. */
async function call<T>(service: string, path: string, schema: z.ZodType<T>, body?: object): Promise<T> {
  const answer = await fetch(`${service}/v1${path}`, {
    headers: {Authorization: 'Bearer local-service-api-token', 'Content-Type': 'application/json'},
    ...(body && {method: 'POST', body: JSON.stringify(body)}),
  });
  return schema.parse(await answer.json());
}

/** The widths of a phone and of a desk, each in one colour scheme; the other language has them the other way. */
const LOOKS = {
  de: [
    {width: 390, colorScheme: 'light'},
    {width: 1280, colorScheme: 'dark'},
  ],
  en: [
    {width: 390, colorScheme: 'dark'},
    {width: 1280, colorScheme: 'light'},
  ],
} as const;

/**
 * Returns what expects a page to be accessible, and to fit into the window. axe has one look at each page, at the phone's and the
 * desk's in turn, and in a full run both.
 */
function createWatch(page: Page, language: 'de' | 'en') {
  let pages = 0;
  return async (): Promise<void> => {
    for (const [index, {width, colorScheme}] of LOOKS[language].entries()) {
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({colorScheme});
      if (isFullRun || index === pages % 2) await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${page.url()} at ${width}`).toBeLessThanOrEqual(0);
    }
    pages += 1;
  };
}

// None of these pages has a script (tests/contract/service-api/operator-pages.test.ts), so one project is enough.
for (const language of LANGUAGES) {
  test(`the operator logs in, publishes a review, takes it down, looks a case up and erases it, in ${language}`, async ({
    page,
    shop,
    defects,
  }) => {
    const expectInOrder = createWatch(page, language);
    const email = `operated-${language}@example.com`;
    const review = {stars: 2, title: `Zu dunkel, ${email}`, text: 'Mir zu kräftig.', author: 'Ida', email, language};
    const reviews = `/products/${GOODS.waldgold.number}/reviews`;
    const {id} = await call(shop.service, reviews, submittedSchema, review);
    const notice = {email, name: 'Ida Farn', contract: 'L10001', language};
    const {reference} = await call(shop.service, '/withdrawals', receivedSchema, notice);
    const button = (name: string) => page.getByRole('button', {name, exact: true});
    const heading = (name: string) => page.getByRole('heading', {name, exact: true, level: 1});
    defects.trust(shop.service);
    defects.expectStatuses(403);

    await page.goto(`${shop.service}/operator`);
    if (language === 'en') await button(PAGE_TEXTS.de.otherLanguage).click();
    const login = LOGIN_TEXTS[language];
    await expect(heading(login.title)).toBeVisible();
    const key = page.getByLabel(login.label);
    await key.fill('wrong');
    await button(login.button).click();
    await expect(page.getByRole('alert')).toHaveText(login.wrong);
    await expectInOrder();
    await key.fill(TOKEN);
    await button(login.button).click();
    await expect(heading(OVERVIEW_TEXTS[language].title)).toBeVisible();
    await expectInOrder();

    const menu = page.getByRole('navigation', {name: PAGE_TEXTS[language].menu});
    await menu.getByRole('link', {name: PAGE_TEXTS[language].sections.reviews}).click();
    await expectInOrder();
    await button(`${REVIEW_TEXTS[language].approve} ${review.title}`).click();
    await expect(page.getByRole('status')).toHaveText(REVIEW_TEXTS[language].notes.approved);
    const published = await call(shop.service, `${reviews}?size=50`, listSchema);
    expect(published.reviews.map((entry) => entry.id)).toContain(id);

    const {published: texts, notes, reasons} = REVIEW_TEXTS[language];
    await page.getByRole('link', {name: texts.link}).click();
    const article = page.getByRole('article', {name: review.title});
    await article.getByText(`${texts.withdraw} ${review.title}`).first().click();
    await expectInOrder();
    await article.getByLabel(texts.reason, {exact: true}).selectOption(reasons.not_genuine);
    await article.getByLabel(texts.occasion).selectOption(texts.occasions.found);
    await article.getByLabel(texts.explanation).fill('Ohne Bestellung, in einer Minute zehnmal.');
    await article.getByRole('button', {name: texts.withdraw}).click();
    await expect(page.getByRole('status')).toHaveText(notes.withdrawn);
    await expect(article).toHaveCount(0);

    await menu.getByRole('link', {name: PAGE_TEXTS[language].sections.cases}).click();
    await expectInOrder();
    await page.getByLabel(CASE_LIST_TEXTS[language].lookUp.label).fill(reference);
    await button(CASE_LIST_TEXTS[language].lookUp.button).click();
    await expect(heading(email)).toBeVisible();
    expect(page.url()).not.toContain('operated');
    await expect(page.getByRole('heading', {name: reference})).toBeVisible();
    await expectInOrder();

    await page.getByRole('link', {name: CASE_TEXTS[language].erase}).click();
    await expectInOrder();
    await button(CASE_TEXTS[language].erasure.confirm).click();
    await expect(page.getByRole('status')).toHaveText(CASE_TEXTS[language].erasure.doneNote);
    await expect(page.getByRole('heading', {name: reference})).toBeVisible();
    await expectInOrder();
    await button(PAGE_TEXTS[language].logout).click();
    await expect(heading(login.title)).toBeVisible();
  });
}
