import {expectAccessible} from '../support/accessibility';
import {controlOf} from '../support/control';
import {isFullRun, trials} from '../support/full-run';
import {forms} from '../support/html';
import {messages, type Language} from '../support/messages';
import {mailsTo} from '../support/outbox';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {createVisitor} from '../support/visitor';

/** The course and the raffle have the same form; a full run goes their way in a browser, too. */
const VARIANTS = trials({quick: ['default'] as const, full: ['default', 'espresso', 'raffle'] as const});

const freshAddress = () => `ada.${crypto.randomUUID()}@example.com`;
const linkTo = (links: readonly string[], part: string) => links.find((link) => link.includes(part)) ?? '';

for (const language of ['de', 'en'] as const satisfies readonly Language[]) {
  for (const variant of VARIANTS) {
    test(
      `from the sign-up over the mail to the welcome, and out again: ${variant}, in ${language}`,
      {tag: '@no-js'},
      async ({page, shop, javaScriptEnabled}) => {
        const shopper = createShopper(page, language);
        const {t, button, heading} = shopper;
        const email = freshAddress();
        await page.goto(
          variant === 'default' ? `/${language}/e/newsletter` : `/${language}/newsletter?variant=${variant}`,
        );
        const field = page.getByRole('textbox', {name: t('newsletter:form.email')}).first();
        await field.fill(email);
        await button(t(`newsletter:form.submit.${variant}`)).click();
        if (javaScriptEnabled) await expect(page.getByText(t('newsletter:sent.textTo', {email}))).toBeVisible();
        else await expect(heading(t('newsletter:sent.title'))).toBeVisible();

        const [confirmation] = await mailsTo(shop.emulator, email);
        const link = linkTo(confirmation?.links ?? [], '/newsletter/confirm');
        await page.goto(link);
        await expect(heading(t('mailLink:newsletter-confirm.title'))).toBeVisible();
        expect(await mailsTo(shop.emulator, email), 'opening the link changes nothing').toHaveLength(1);
        await button(t('mailLink:newsletter-confirm.submit')).click();
        await expect(heading(t('mailLink:newsletter-confirm.done.title'))).toBeVisible();
        await expect(page.getByText(t('mailLink:voucher'))).toBeVisible();
        await page.goto(link);
        await button(t('mailLink:newsletter-confirm.submit')).click();
        await expect(heading(t('mailLink:newsletter-confirm.already.title'))).toBeVisible();

        const mails = await mailsTo(shop.emulator, email);
        expect(mails).toHaveLength(variant === 'espresso' ? 3 : 2);
        await page.goto(linkTo(mails[0]?.links ?? [], '/newsletter/unsubscribe'));
        await button(t('mailLink:newsletter-unsubscribe.submit')).click();
        await expect(heading(t('mailLink:newsletter-unsubscribe.done.title'))).toBeVisible();
      },
    );
  }

  test(
    `what cannot be taken says why and keeps the address, in ${language}`,
    {tag: '@no-js'},
    async ({page, expectStatuses}) => {
      expectStatuses(409, 422);
      const {t, button} = createShopper(page, language);
      const field = page.getByRole('textbox', {name: t('newsletter:form.email')});
      await page.goto(`/${language}/newsletter?variant=espresso`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(t('newsletter:variant.espresso.title'));
      await button(t('newsletter:form.submit.espresso')).click();
      await expect(page.getByText(t('newsletter:field.required'))).toBeVisible();
      await field.fill('ada@example');
      await button(t('newsletter:form.submit.espresso')).click();
      await expect(page.getByText(t('newsletter:field.invalid'))).toBeVisible();
      await expect(field).toHaveValue('ada@example');
    },
  );
}

for (const [variant, kinds] of [
  ['espresso', ['espresso-course', 'newsletter-confirmation', 'newsletter-welcome']],
  ['raffle', ['newsletter-confirmation', 'newsletter-welcome']],
] as const) {
  test(`the ${variant} by its own form: confirmed by mail, with what was promised, and left by mail`, async ({
    shop,
  }) => {
    const visitor = createVisitor(shop.shop);
    const follow = async (link: string) => {
      const {pathname, search} = new URL(link);
      const form = forms((await visitor.get(pathname + search)).body).find(({fields}) => 'token' in fields);
      const {headers} = await visitor.post(form?.action ?? '', {body: form?.fields ?? {}});
      return (await visitor.get(headers.get('Location') ?? '')).body;
    };
    for (const language of ['de', 'en'] as const) {
      const t = messages(language);
      const email = freshAddress();
      const {body} = await visitor.get(`/${language}/newsletter?variant=${variant}`);
      expect(body).toContain(t(`newsletter:form.submit.${variant}`));
      const form = forms(body).find(({fields}) => fields['variant'] === variant && 'email' in fields);
      const sent = await visitor.post(form?.action ?? '', {body: {...form?.fields, email}});
      expect([sent.status, sent.headers.get('Location')]).toEqual([303, `/${language}/newsletter/sent`]);
      const [confirmation] = await mailsTo(shop.emulator, email);
      const confirmed = await follow(linkTo(confirmation?.links ?? [], '/newsletter/confirm'));
      expect(confirmed).toContain(t('mailLink:newsletter-confirm.done.title'));
      const mails = await mailsTo(shop.emulator, email);
      expect(mails.map(({kind}) => kind).sort()).toEqual(kinds);
      const left = await follow(linkTo(mails[0]?.links ?? [], '/newsletter/unsubscribe'));
      expect(left).toContain(t('mailLink:newsletter-unsubscribe.done.title'));
    }
  });
}

test('an address that is subscribed: German says so, English says that there was an error', async ({shop}) => {
  const visitor = createVisitor(shop.shop);
  for (const [language, text] of [
    ['de', 'Diese Adresse ist schon angemeldet.'],
    ['en', 'Oops? There was an error!'],
  ] as const) {
    const email = freshAddress();
    const send = () => visitor.post(`/${language}/newsletter`, {body: {email, variant: 'raffle'}});
    expect((await send()).status).toBe(303);
    const [mail] = await mailsTo(shop.emulator, email);
    const token = new URL(linkTo(mail?.links ?? [], '/newsletter/confirm')).searchParams.get('token') ?? '';
    await visitor.post(`/${language}/newsletter/confirm`, {body: {token}});
    const refused = await send();
    expect(refused.status).toBe(409);
    expect(refused.body).toContain(text);
    expect(refused.body).toContain(`value="${email}"`);
  }
});

test('a lost answer sends nothing twice; while the service is down the form keeps its id', async ({shop}) => {
  const control = controlOf(shop.emulator);
  const visitor = createVisitor(shop.shop);
  const email = freshAddress();
  const page = await visitor.get('/de/newsletter');
  const form = forms(page.body).find(({fields}) => 'email' in fields);
  const fields: Record<string, string> = {...form?.fields, email};
  await control.breakDown({service: 'service-api', operation: 'newsletter', kind: 'commit-then-drop', times: 2});
  const failed = await visitor.post('/de/newsletter', {body: fields});
  await control.repair();
  expect(failed.status).toBe(503);
  expect(failed.headers.get('Retry-After')).not.toBeNull();
  const again = forms(failed.body).find(({fields: sent}) => sent['email'] === email);
  expect(again?.fields['operation']).toBe(fields['operation']);
  expect((await visitor.post('/de/newsletter', {body: again?.fields ?? {}})).status).toBe(303);
  expect(await mailsTo(shop.emulator, email)).toHaveLength(1);
});

test('the sixth sign-up of a minute waits, and so does the fourth of a day for one address', async ({shop}) => {
  const visitor = createVisitor(shop.shop);
  const send = (email: string, address: string) =>
    visitor.post('/en/newsletter', {body: {email}, headers: {'CF-Connecting-IP': address}});
  for (let index = 0; index < 5; index++) expect((await send(freshAddress(), '198.51.100.6')).status).toBe(303);
  const email = freshAddress();
  const refused = await send(email, '198.51.100.6');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(refused.body).toContain('That was a lot of tries in a row.');
  expect(refused.body).toContain(`value="${email}"`);
  for (let index = 0; index < 3; index++) expect((await send(email, `203.0.${index}.1`)).status).toBe(303);
  expect((await send(email.toUpperCase(), '203.0.9.1')).status).toBe(429);
});

test('a mail program unsubscribes with one click, and nobody else from outside does anything', async ({shop}) => {
  const visitor = createVisitor(shop.shop);
  const email = freshAddress();
  await visitor.post('/de/newsletter', {body: {email}});
  const [confirmation] = await mailsTo(shop.emulator, email);
  const token = new URL(linkTo(confirmation?.links ?? [], '/newsletter/confirm')).searchParams.get('token') ?? '';
  await visitor.post('/de/newsletter/confirm', {body: {token}});
  const [welcome] = await mailsTo(shop.emulator, email);
  const link = new URL(linkTo(welcome?.links ?? [], '/newsletter/unsubscribe'));
  const path = link.pathname + link.search;
  const outside = {Origin: null};
  expect((await visitor.post(path, {body: {token: 'x'}, headers: outside})).status).toBe(403);
  const oneClick = {'List-Unsubscribe': 'One-Click'};
  expect((await visitor.post(path, {body: oneClick, headers: outside})).status).toBe(200);
  expect((await visitor.post(link.pathname, {body: oneClick, headers: outside})).status).toBe(403);
});

test('old and broken links say so; the pages are accessible', async ({page}) => {
  const {t, heading} = createShopper(page, 'de');
  await page.goto('/de/newsletter/confirm?state=expired');
  await expect(heading(t('mailLink:newsletter-confirm.expired.title'))).toBeVisible();
  await expectAccessible(page);
  await page.goto('/de/newsletter/confirm?token=a.b.c');
  await page.getByRole('button', {name: t('mailLink:newsletter-confirm.submit')}).click();
  await expect(heading(t('mailLink:newsletter-confirm.unknown.title'))).toBeVisible();
  await page.goto('/de/newsletter/unsubscribe?token=%3Cscript%3E');
  await expect(heading(t('mailLink:newsletter-unsubscribe.unknown.title'))).toBeVisible();
  await page.goto('/de/newsletter');
  if (isFullRun) await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', {name: t('newsletter:form.privacy')})
    .click();
  await expect(page).toHaveURL('/de/e/datenschutz');
});
