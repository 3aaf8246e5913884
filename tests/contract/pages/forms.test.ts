import {describe, expect, inject, test} from 'vitest';

import {COOKIES} from '../../../app/config/cookies.server';
import {LANGUAGES} from '../../../app/config/languages';
import {LABEL_WORKING_DAYS} from '../../../app/domain/order/tracking';
import {formatFlash} from '../../../app/forms/flash-message.server';
import {createFormat} from '../../../app/i18n/format';
import {contentPath} from '../../../app/pages/paths';
import {reviewReportPath} from '../../../app/pages/service-paths';
import {CUSTOMERS} from '../../support/customer';
import {GOODS, productUrl} from '../../support/goods';
import {elements, forms, holds, tags, unescapeHtml} from '../../support/html';
import {messages} from '../../support/messages';
import {addToCart, cartContents} from '../../support/plain-cart';
import {createVisitor} from '../../support/visitor';
import {readable} from '../outages/flaws';

const shop = inject('shopOrigin');

/** What a page says at once, to the ear too. */
const alerts = (html: string) =>
  [...html.matchAll(/<(\w+)[^>]*role="alert"[^>]*>(.*?)<\/\1>/gs)]
    .map(([, , inside = '']) => readable(inside))
    .join(' ');

test.each([
  ['/de/e/widerruf', '/de/service/widerruf'],
  ['/en/e/withdrawal', '/en/service/withdrawal'],
  ['/de/e/kuendigung', '/de/service/kuendigung'],
  ['/en/e/cancellation', '/en/service/cancellation'],
])('%s, which editors write, has the form that is sent to %s', async (about, own) => {
  const form = forms((await createVisitor(shop).get(about)).body).find(({action}) => action === own);
  expect(Object.keys(form?.fields ?? {})).toEqual(expect.arrayContaining(['name', 'email', 'contract']));
});

test('a forged way back is none on the page of the cookie settings', async () => {
  const {body} = await createVisitor(shop).get('/de/consent?return_to=https://evil.example/');
  expect(forms(body).find(({fields}) => 'return_to' in fields)?.fields['return_to']).toBe('/');
});

test('a link below the reviews of a product leads to a form that asks for what a report has to say', async () => {
  const visitor = createVisitor(shop);
  const page = productUrl('en', GOODS.waldgold);
  const link = reviewReportPath('en', GOODS.waldgold.handle.en);
  const links = async (path: string) => tags((await visitor.get(path)).body, 'a').map(({href}) => href);
  expect(await links(page)).toContain(link);
  expect(await links('/en/p/milk-hose-for-milseburg')).not.toContain(reviewReportPath('en', 'milk-hose-for-milseburg'));
  const message = elements((await visitor.get(link)).body, 'textarea').find(
    ({attributes}) => attributes['name'] === 'message',
  );
  const expected = messages('en')('contractNotices:contact.review', {page: shop + page});
  expect(unescapeHtml(message?.inside ?? '')).toBe(expected);
});

test('an order that came too long ago to be sent back for free still leads to the withdrawal', async () => {
  const visitor = createVisitor(shop);
  const {body} = await visitor.post('/de/service/bestellung', {body: {number: 'L8421', email: CUSTOMERS.nothing}});
  const note = elements(body, 'p').find(({attributes}) => attributes['id'] === 'return')?.text ?? '';
  expect(note).toContain(messages('de')('orders:return.withdraw'));
});

test('a return whose label is sent by hand says that it comes by e-mail and when to post the parcel, and links to none', async () => {
  const visitor = createVisitor(shop);
  visitor.cookies.set(COOKIES.flash.name, formatFlash({kind: 'return', label: null, sendBy: '2026-12-11'}));
  const {body} = await visitor.get('/de/service/bestellung?sent');
  const t = messages('de');
  expect(elements(body, 'h1').map(({text}) => text)).toEqual([t('orders:label.title')]);
  const said = t('orders:label.byMail', {days: LABEL_WORKING_DAYS, date: createFormat('de').date('2026-12-11')});
  expect(readable(body)).toContain(readable(said));
  expect(readable(body)).not.toContain(t('orders:label.open'));
});

describe.each(LANGUAGES)('the newsletter in %s', (language) => {
  const t = messages(language);

  test.each(['espresso', 'raffle'])('has a form of its own for the %s', async (variant) => {
    const {body} = await createVisitor(shop).get(`/${language}/newsletter?variant=${variant}`);
    expect(body).toContain(t(`newsletter:form.submit.${variant}`));
    expect(elements(body, 'h1').map(({text}) => text)).toEqual([t(`newsletter:variant.${variant}.title`)]);
    const form = forms(body).find(({fields}) => fields['variant'] === variant);
    expect(form?.action).toBe(`/${language}/newsletter`);
    expect(Object.keys(form?.fields ?? {})).toEqual(expect.arrayContaining(['email', 'idempotencyKey']));
  });

  test('says beside the draw that it brings the newsletter, and links to its conditions', async () => {
    const {body} = await createVisitor(shop).get(contentPath(language, 'christmasPresents'));
    expect(readable(body)).toContain(t('newsletter:form.draw'));
    const conditions = tags(body, 'a').find(({href}) => href === contentPath(language, 'drawConditions'))?.['href'];
    expect((await createVisitor(shop).get(conditions ?? '')).status).toBe(200);
  });

  test.each([
    ['', 'required'],
    ['ada@example', 'invalid'],
  ])('names the error of "%s", and keeps it', async (email, why) => {
    const {status, body} = await createVisitor(shop).post(`/${language}/newsletter`, {
      body: {email, variant: 'espresso'},
    });
    expect(status).toBe(422);
    expect(readable(body)).toContain(t(`newsletter:field.${why}`));
    if (email !== '') expect(holds(body, 'email', email)).toBe(true);
    expect(body).toContain(t('newsletter:form.submit.espresso'));
    // The browser leaves the check to the shop, whose words these are.
    const own = tags(body, 'form').find(({action}) => action === `/${language}/newsletter`);
    expect(own).toHaveProperty('novalidate');
  });
});

describe('the links of the newsletter’s mails', () => {
  const t = messages('de');
  const visitor = createVisitor(shop);
  const titleOf = (html: string) => elements(html, 'h1').map(({text}) => text);

  test.each([
    ['/de/newsletter/confirm?state=expired', 'mailLink:newsletter-confirm.expired.title'],
    ['/de/newsletter/unsubscribe?token=%3Cscript%3E', 'mailLink:newsletter-unsubscribe.unknown.title'],
  ])('%s is told to be old or broken', async (path, title) => {
    expect(titleOf((await visitor.get(path)).body)).toEqual([t(title)]);
  });

  test('one that an outage meets says that the welcome comes later, and the voucher with it', async () => {
    const {body} = await visitor.get('/de/newsletter/confirm?state=done&topic=default&delayed=1');
    expect(readable(body)).toContain(t('mailLink:delayed'));
    expect(readable(body)).not.toContain(t('mailLink:newsletter-confirm.done.text'));
  });

  test('an invented one is told when its button is pressed', async () => {
    const {body} = await visitor.get('/de/newsletter/confirm?token=a.b.c');
    expect(elements(body, 'button').map(({text}) => text)).toContain(t('mailLink:newsletter-confirm.submit'));
    const form = forms(body).find(({fields}) => 'token' in fields);
    const pressed = await visitor.post(form?.action ?? '', {body: form?.fields ?? {}});
    const {body: told} = await visitor.get(pressed.headers.get('Location') ?? '');
    expect(titleOf(told)).toEqual([t('mailLink:newsletter-confirm.unknown.title')]);
  });

  test('its form leads to what is done with the address', async () => {
    const [main] = elements((await visitor.get('/de/newsletter')).body, 'main');
    const privacy = elements(main?.inside ?? '', 'a').find(({text}) => text === t('newsletter:form.privacy'));
    expect(privacy?.attributes['href']).toBe('/de/e/datenschutz');
    expect((await visitor.get('/de/e/datenschutz')).status).toBe(200);
  });
});

describe('the cart', () => {
  const t = messages('en');
  const cart = '/en/checkout/cart';

  test.each([
    ['apply-code', 'NO-SUCH-CODE', 'cart:codes.code.failure', 'cart:refusal.code-not-found'],
    ['apply-gift-card', 'TAU1234NOPE', 'cart:codes.giftCard.failure', 'cart:refusal.gift-card-invalid'],
  ])('says beside the field why nothing came of it and keeps the input: %s', async (intent, code, what, why) => {
    const visitor = createVisitor(shop);
    await addToCart(visitor, GOODS.waldgold, {language: 'en'});
    const before = await cartContents(visitor, 'en');
    expect((await visitor.post(cart, {body: {intent, code}})).status).toBe(303);
    const {body} = await visitor.get(cart);
    expect(alerts(body)).toContain(t(what));
    expect(alerts(body)).toContain(t(why));
    expect(holds(body, 'code', code)).toBe(true);
    const wrong = tags(body, 'input').filter((input) => input['aria-invalid'] === 'true');
    const alert = tags(body, 'div').find(({role}) => role === 'alert');
    expect(wrong.map(({value, 'aria-describedby': by}) => [value, by])).toEqual([[code, alert?.['id']]]);
    expect(await cartContents(visitor, 'en')).toEqual(before);
  });

  test('says beside the line that a quantity is none, and keeps what is in it', async () => {
    const visitor = createVisitor(shop);
    await addToCart(visitor, GOODS.dripper, {language: 'en'});
    const before = await cartContents(visitor);
    const lineId = before.lines[0]?.lineId ?? '';
    const {status, body} = await visitor.post(cart, {body: {intent: 'update', lineId, quantity: '-3'}});
    expect(status).toBe(422);
    expect(alerts(body)).toContain(t('cart:field.quantity-invalid'));
    expect(holds(body, 'quantity', '-3')).toBe(true);
    expect(await cartContents(visitor)).toEqual(before);
  });

  test('says that a form has been carried out already', async () => {
    const visitor = createVisitor(shop);
    const {fields, action} = forms((await visitor.get('/en/p/boa-luz')).body).find(
      (form) => form.fields['intent'] === 'add',
    ) ?? {fields: {}, action: ''};
    await visitor.post(action, {body: fields});
    expect(readable((await visitor.get(cart)).body)).toContain(t('cart:notice.added'));
    await visitor.post(action, {body: fields});
    expect(readable((await visitor.get(cart)).body)).toContain(t('cart:notice.already'));
    expect((await cartContents(visitor)).badge).toBe('1');
  });
});

test('a login that does not end well tells what happened, and leads to a new one', async () => {
  const visitor = createVisitor(shop);
  const t = messages('de');
  const answer = await visitor.get('/account/authorize?code=forged&state=forged');
  const {body} = await visitor.get(answer.headers.get('Location') ?? '');
  expect(readable(body)).toContain(t('account:login.expired.title'));
  expect(tags(body, 'a').map(({href}) => href)).toContain('/login?return_to=%2Fde%2Faccount%2Fsubscription');
  expect(readable(body)).toContain(t('account:login.again'));
});
