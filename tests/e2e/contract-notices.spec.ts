import type {Page} from '@playwright/test';

import {LANGUAGES, type Language} from '../../app/config/languages';
import {IDEMPOTENCY_KEY_FIELD} from '../../app/domain/form/idempotency-key';
import {servicePath} from '../../app/pages/service-paths';
import {expectAccessible} from '../support/accessibility';
import {CUSTOMERS} from '../support/customer';
import {isFullRun, trials} from '../support/full-run';
import {messages} from '../support/messages';
import {mailsTo} from '../support/outbox';
import {expect, test} from '../support/shop-test';

/** Pages about a contract's end, with the form, and where the form is sent to. */
const PATHS = {
  withdrawal: {
    de: ['/de/e/widerruf', '/de/service/widerruf'],
    en: ['/en/e/withdrawal', '/en/service/withdrawal'],
  },
  cancellation: {
    de: ['/de/e/kuendigung', '/de/service/kuendigung'],
    en: ['/en/e/cancellation', '/en/service/cancellation'],
  },
} as const;

/** With a script, which changes nothing here, in a full run alone; tests/e2e/walks.spec.ts sends the form with one. */
const TAG = {tag: isFullRun ? '@no-js' : '@no-js-only'};

/** Where a visitor is when they look for the way out: any page with the footer. */
const ANYWHERE = {de: '/de/e/zahlung', en: '/en/e/payment'} as const;

function formOn(page: Page, language: Language) {
  const t = messages(language);
  const field = (name: string) =>
    page.getByRole('textbox', {name: t(`contractNotices:fields.${name}.label`), exact: true});
  const button = (name: string) => page.getByRole('button', {name: t(name), exact: true});
  const fromFooter = async (name: string) => {
    await page.goto(ANYWHERE[language]);
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name: t(`shell:footer.legal.${name}`), exact: true})
      .click();
  };
  return {t, field, button, fromFooter};
}

for (const language of LANGUAGES) {
  test(
    `a contract is withdrawn from, from the footer to the mail (${language})`,
    TAG,
    async ({page, shop, expectStatuses}) => {
      test.skip(
        !isFullRun && language === 'en',
        'The cancellation is sent in both languages, and in English the walk.',
      );
      expectStatuses(422);
      const {t, field, button, fromFooter} = formOn(page, language);
      const [, own] = PATHS.withdrawal[language];
      const email = `withdrawal-${test.info().project.name}-${language}@example.com`;
      await fromFooter('withdraw');
      await expect(page).toHaveURL(own);
      await field('name').fill('Mara Moos');
      await field('email').fill('mara@example');
      const sent = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest());
      await button('contractNotices:withdrawal.next').click();
      const key = new URLSearchParams((await sent).postData() ?? '').get(IDEMPOTENCY_KEY_FIELD);
      expect(key, 'on a page that the router may have opened').toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);

      await expect(page).toHaveURL(own);
      await expect(page.getByRole('alert')).toContainText(t('contractNotices:wrong', {count: 2}));
      await expect(field('name')).toHaveValue('Mara Moos');
      await expect(field('email')).toHaveValue('mara@example');
      await expect(field('email')).toHaveAccessibleDescription(new RegExp(t('contractNotices:errors.email')));
      await expect(field('contract')).toHaveAccessibleDescription(new RegExp(t('contractNotices:errors.required')));
      await field('contract').fill('L10001');
      await field('email').fill(email);
      await button('contractNotices:withdrawal.next').click();

      await expect(page.getByRole('heading', {level: 1})).toHaveText(t('contractNotices:withdrawal.review.title'));
      await button('contractNotices:withdrawal.review.change').click();
      await expect(field('contract')).toHaveValue('L10001');
      await button('contractNotices:withdrawal.next').click();
      await expect(page.getByRole('definition').filter({hasText: 'L10001'})).toBeVisible();
      expect(await mailsTo(shop.emulator, email)).toEqual([]);
      await button('contractNotices:withdrawal.review.confirm').click();

      await expect(page.getByRole('heading', {level: 1})).toHaveText(t('contractNotices:withdrawal.received.title'));
      const reference = await page.getByRole('definition').last().innerText();
      const [mail, ...more] = await mailsTo(shop.emulator, email);
      expect(more).toEqual([]);
      expect(mail?.text).toContain(reference);
      for (const part of ['Mara Moos', 'L10001', email]) expect(mail?.text).toContain(part);

      await page.reload();
      await expect(page.getByText(t('contractNotices:received.before'))).toBeVisible();
      expect(await mailsTo(shop.emulator, email)).toHaveLength(1);
    },
  );

  test(
    `a contract is cancelled, from the footer to the mail (${language})`,
    TAG,
    async ({page, shop, expectStatuses}) => {
      expectStatuses(422);
      const {t, field, button, fromFooter} = formOn(page, language);
      const [, own] = PATHS.cancellation[language];
      const email = `cancellation-${test.info().project.name}-${language}@example.com`;
      await fromFooter('cancel');
      await expect(page).toHaveURL(own);
      await page.getByRole('radio', {name: t('contractNotices:cancellation.kinds.extraordinary.title')}).check();
      await field('name').fill('Mara Moos');
      await field('contract').fill('L10001');
      await field('email').fill(email);
      await button('contractNotices:cancellation.submit').click();

      await expect(page).toHaveURL(own);
      const [title, detail] = ['title', 'detail'].map((part) =>
        t(`contractNotices:cancellation.kinds.extraordinary.${part}`),
      );
      const kept = page.getByRole('radio', {name: `${title} ${detail}`, exact: true});
      await expect(kept).toBeChecked();
      await expect(kept, 'nothing is read twice').toHaveAccessibleDescription('');
      await expect(field('contract')).toHaveValue('L10001');
      await expect(field('reason')).toHaveAccessibleDescription(new RegExp(t('contractNotices:errors.required')));
      await field('reason').fill('Umzug nach Oslo');
      await button('contractNotices:cancellation.submit').click();

      await expect(page.getByRole('heading', {level: 1})).toHaveText(t('contractNotices:cancellation.received.title'));
      for (const said of ['kinds.extraordinary.title', 'received.earliest']) {
        await expect(
          page.getByRole('definition').filter({hasText: t(`contractNotices:cancellation.${said}`)}),
        ).toBeVisible();
      }
      await expect(page.getByRole('definition').filter({hasText: 'Umzug nach Oslo'})).toBeVisible();
      const [mail, ...more] = await mailsTo(shop.emulator, email);
      expect(more).toEqual([]);
      for (const part of ['Mara Moos', 'L10001']) expect(mail?.text).toContain(part);
      // The address is not confirmed, so the mail repeats no free text.
      expect(mail?.text).not.toContain('Umzug nach Oslo');
    },
  );
}

test(
  'a message reaches customer care, and a business says who it is',
  {tag: '@no-js-only'},
  async ({page, shop, expectStatuses}) => {
    expectStatuses(422);
    const {t, field, button} = formOn(page, 'de');
    await page.goto('/de/e/b2b-informationen');
    await page.getByRole('combobox', {name: t('contractNotices:contact.kind')}).selectOption({value: 'b2b-office'});
    await field('name').fill('Ida Farn');
    await field('email').fill('buero@example.com');
    await field('message').fill('Zwölf Leute, eine Maschine.\nWas kostet das?');
    await button('contractNotices:contact.submit').click();
    await expect(field('message')).toHaveValue('Zwölf Leute, eine Maschine.\nWas kostet das?');
    await expect(page.getByRole('combobox', {name: t('contractNotices:contact.kind')})).toHaveValue('b2b-office');
    await field('company').fill('Farn GmbH');
    await button('contractNotices:contact.submit').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(t('contractNotices:contact.received.title'));
    const [mail, ...more] = await mailsTo(shop.emulator, 'buero@example.com');
    expect([mail?.kind, more]).toEqual(['contact-request', []]);
    expect(mail?.text).not.toContain('Farn GmbH');
  },
);

test('axe finds nothing on the forms', async ({page, expectStatuses}) => {
  expectStatuses(422);
  // The withdrawal is looked at where a customer walks through it, too: tests/e2e/walks.spec.ts.
  for (const path of trials({quick: [], full: ['/en/service/cancellation', '/de/service/widerruf']})) {
    await page.goto(path);
    await expectAccessible(page);
  }
  await page.goto('/de/service/kontakt-unternehmen');
  // Sent empty, it has all that it has now, and its errors.
  if (isFullRun) await expectAccessible(page);
  await page.getByRole('button', {name: messages('de')('contractNotices:contact.submit')}).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.setViewportSize({width: 390, height: 900});
  await expectAccessible(page);
});

const RETURNS = {de: '/de/e/retoure', en: '/en/e/returns'} as const;

for (const language of LANGUAGES.filter((each) => isFullRun || each === 'de')) {
  test(
    `a guest sees where an order is and sends a bag back; a wrong address tells nothing (${language})`,
    {tag: isFullRun ? '@no-js' : '@no-js-only'},
    async ({page, shop, expectStatuses}) => {
      expectStatuses(404, 422);
      const t = messages(language);
      const field = (name: string) => page.getByRole('textbox', {name: t(`orders:fields.${name}.label`), exact: true});
      const button = (name: string) => page.getByRole('button', {name: t(name), exact: true});
      await page.goto(RETURNS[language]);
      await field('number').fill('L9050');
      await field('email').fill('lena.hoffmann@example.com');
      await button('orders:find').click();
      await expect(page).toHaveURL(`${servicePath(language, 'order')}#return`);
      await expect(page.getByRole('alert')).toContainText(t('orders:problem.not_found.title'));
      await expect(field('number')).toHaveValue('L9050');
      await page.setViewportSize({width: 390, height: 700});
      await field('number').fill('l 9050');
      await field('email').fill(CUSTOMERS.business);
      await button('orders:find').click();
      await expect(page.getByRole('heading', {name: t('orders:return.title')})).toBeInViewport();
      await expect(page.getByRole('heading', {name: t('orders:order', {number: 'L9050'})})).toBeVisible();
      await expect(page.getByRole('listitem').filter({hasText: t('orders:steps.delivered')})).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', {name: t('orders:return.withdraw'), exact: true}),
      ).toHaveAttribute('href', servicePath(language, 'withdrawal'));

      await button('orders:return.submit').click();
      await expect(page.getByRole('alert')).toContainText(t('orders:problem.nothing_chosen.title'));
      await page.getByRole('spinbutton').first().fill('1');
      await button('orders:return.submit').click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(t('orders:label.title'));
      const label = page.getByRole('link', {name: t('orders:label.open')});
      const [mail] = await mailsTo(shop.emulator, CUSTOMERS.business);
      expect(mail?.kind).toBe('return-label');
      expect(mail?.links).toContain(await label.getAttribute('href'));
      await page
        .getByRole('main')
        .getByRole('link', {name: t('orders:title')})
        .click();
      await expect(field('number')).toBeVisible();
    },
  );
}
