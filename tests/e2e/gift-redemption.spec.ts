import {BRAND} from '../../app/config/brand';
import {expectAccessible} from '../support/accessibility';
import {controlOf} from '../support/control';
import {subscriptionsOf} from '../support/customer';
import {forms, tags} from '../support/html';
import {messages, type Language} from '../support/messages';
import {mailsTo} from '../support/outbox';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {createVisitor} from '../support/visitor';

/** Specification, section 8, Forms. */
const REQUIRED = {de: messages('de')('gift:error.required'), en: 'This field is required.'} as const;

/** One that subscriptions go to, and one that they don't. */
const COUNTRIES = {
  subscription: {de: 'Österreich', en: 'Austria'},
  none: {de: 'Vereinigtes Königreich', en: 'United Kingdom'},
} as const;

/** Vouchers of the first data: six deliveries, one too late. */
const CODES = {six: 'ABO-6TAU-FARN-RAND', expired: 'ABO-9TAU-ABGE-LAUF'} as const;
const PATHS = {de: '/de/e/geschenkabo-einloesen', en: '/en/e/redeem-gift-subscription'} as const;

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: 'Lange Reihe 1',
  zip: '20099',
  city: 'Hamburg',
  phone: '+49 40 123456',
} as const;

for (const language of ['de', 'en'] as const satisfies readonly Language[]) {
  test(
    `wrong and expired codes say which; the address has its rules, and a way back, in ${language}`,
    {tag: '@no-js'},
    async ({page, expectStatuses, javaScriptEnabled}) => {
      expectStatuses(404, 410, 422);
      const {t, button, link} = createShopper(page, language);
      const code = page.getByRole('textbox', {name: t('gift:code.label')});
      const submit = async (typed: string) => {
        await code.fill(typed);
        await button(t('gift:code.submit')).click();
      };
      await page.goto(PATHS[language]);
      await submit('ABO-0000-0000-0000');
      await expect(page.getByText(t('gift:problem.wrong'))).toBeVisible();
      await expect(code).toHaveValue('ABO-0000-0000-0000');
      await submit(CODES.expired);
      await expect(page.getByText(t('gift:problem.expired', {phone: BRAND.phone.display}))).toBeVisible();
      await submit(CODES.six);
      await expect(
        page.getByText(t('gift:address.brings', {count: 6, coffee: t('gift:coffee.espresso')})),
      ).toBeVisible();
      const countries = page.getByRole('combobox', {name: t('gift:field.countryCode')});
      await expect(countries.getByRole('option', {name: COUNTRIES.subscription[language]})).toHaveCount(1);
      await expect(countries.getByRole('option', {name: COUNTRIES.none[language]})).toHaveCount(0);
      await page.getByRole('textbox', {name: t('gift:field.city')}).fill('Vienna');
      await button(t('gift:address.submit')).click();
      await expect(page.getByText(REQUIRED[language])).toHaveCount(6);
      await expect(page.getByRole('textbox', {name: t('gift:field.city')})).toHaveValue('Vienna');
      if (javaScriptEnabled) await expectAccessible(page);
      await link(t('gift:address.back')).click();
      await expect(page).toHaveURL(PATHS[language]);
      await expect(code).toHaveValue('');
    },
  );
}

/** What browsers fill the address step with. */
const AUTOCOMPLETE = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  address1: 'address-line1',
  address2: 'address-line2',
  zip: 'postal-code',
  city: 'address-level2',
  countryCode: 'country',
  phone: 'tel',
  email: 'email',
};

test('lost answers and double presses redeem once, and nothing typed is lost', async ({shop}) => {
  const control = controlOf(shop.emulator);
  const visitor = createVisitor(shop.shop);
  const email = `eve.${crypto.randomUUID()}@example.com`;
  const path = PATHS.en;
  const addressForm = (html: string) => forms(html).find(({fields}) => 'firstName' in fields)?.fields ?? {};
  const page = (await visitor.get(`${path}?code=${CODES.six}`)).body;
  const named = [...tags(page, 'input'), ...tags(page, 'select')].filter(({name = ''}) => name in AUTOCOMPLETE);
  expect(Object.fromEntries(named.map(({name = '', autocomplete}) => [name, autocomplete]))).toEqual(AUTOCOMPLETE);
  const fields = {
    ...addressForm(page),
    ...ADDRESS,
    countryCode: 'DE',
    email,
  };
  await control.breakDown({
    service: 'service-api',
    operation: 'gift-subscriptions',
    kind: 'commit-then-drop',
    times: 2,
  });
  const failed = await visitor.post(path, {body: fields});
  await control.repair();
  expect(failed.status).toBe(503);
  expect(failed.body).toContain('value="Lange Reihe 1"');
  const answers = await Promise.all([visitor.post(path, {body: fields}), visitor.post(path, {body: fields})]);
  expect(answers.map(({status}) => status)).toEqual([303, 303]);
  expect(new Set(answers.map(({headers}) => headers.get('Location'))).size).toBe(1);
  // Redeemed in the night, the first delivery is announced in the same moment, by a mail of its own.
  const redeemed = (await mailsTo(shop.emulator, email)).filter(({kind}) => kind === 'gift-subscription-redeemed');
  expect(redeemed).toHaveLength(1);
  expect((await visitor.post(path, {body: {...fields, city: 'Bremen'}})).status).toBe(409);
  // One subscription, as the dashboard will show it: every four weeks, to this address.
  const service = subscriptionsOf(shop, email);
  const items = await service.own('subscriptions');
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({status: 'active', order_interval_unit: 'week', order_interval_frequency: 4});
  expect((await service.own('addresses')).map(({address1, city}) => [address1, city])).toEqual([
    [ADDRESS.address1, ADDRESS.city],
  ]);
});

test('the sixth try of an hour waits, says so and keeps the code', async ({shop}) => {
  const visitor = createVisitor(shop.shop);
  const ask = (code: string) => visitor.get(`${PATHS.en}?code=${code}`, {'CF-Connecting-IP': '198.51.100.9'});
  for (let count = 0; count < 5; count++) expect((await ask(`ABO-0000-0000-000${count}`)).status).toBe(404);
  const refused = await ask('ABO-0000-0000-0009');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(refused.body).toContain('value="ABO-0000-0000-0009"');
  expect(refused.body).toContain('That was a lot of tries in a row');
});
