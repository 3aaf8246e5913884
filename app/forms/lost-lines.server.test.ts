import {describe, expect, it} from 'vitest';

import {createCookieJar} from '../config/cookie-jar.server';
import {COOKIES} from '../config/cookies.server';
import {toBase64Url} from '../runtime/base64-url.server';
import {utf8} from '../runtime/digest.server';
import {createFlash} from './flash-message.server';
import {createLostLines} from './lost-lines.server';

const lost = {code: 'business-only', lineId: 'gid://shopify/CartLine/2', goneTitle: 'Waldgold Gastro'} as const;
const unnamed = {code: 'merchandise-gone', lineId: 'gid://shopify/CartLine/3'} as const;
const report = {
  kind: 'cart',
  intent: 'add',
  refusals: [{code: 'quantity-reduced', lineId: 'gid://shopify/CartLine/1'}],
  values: {quantity: '9'},
  repeated: false,
  undo: null,
} as const;
const command = {kind: 'subscription', name: 'skip', day: '2026-12-01'} as const;

/** Several lines that were lost, by their numbers. */
const numbered = (count: number, goneTitle: string) =>
  Array.from({length: count}, (_, index) => ({...lost, lineId: `gid://shopify/CartLine/1${index}`, goneTitle}));

function create(received: string | null = null) {
  const jar = createCookieJar(received);
  const lostLines = createLostLines(jar);
  return {flash: createFlash({jar, lostLines, isPrefetch: false}), setCookies: jar.setCookies, lostLines};
}

describe('lines that the cart has lost', () => {
  it.each([lost, unnamed])('are untold until the cart’s page has read them: %j', (line) => {
    const {flash, lostLines} = create();
    lostLines.tell([line]);
    expect([lostLines.areUntold(), lostLines.areUntold()]).toEqual([true, true]);
    expect(flash.read('cart')).toMatchObject({refusals: [line], values: {}, undo: null});
    expect([lostLines.areUntold(), flash.read('cart')]).toEqual([false, null]);
  });

  it('are kept as long as the cart', () => {
    const {setCookies, lostLines} = create();
    lostLines.tell([lost]);
    expect(setCookies()).toEqual([expect.stringMatching(/^__Host-lost-lines=.*; Max-Age=1209600; HttpOnly;/)]);
    expect(create(setCookies().join().split(';')[0]).lostLines.take()).toEqual([lost]);
  });

  it('join those of an earlier look and the report of a form, each once', () => {
    const {flash, lostLines} = create();
    flash.write(report);
    for (const goneTitle of ['A', 'B', 'A']) lostLines.tell([{...lost, lineId: goneTitle, goneTitle}]);
    const named = ['A', 'B'].map((goneTitle) => ({...lost, lineId: goneTitle, goneTitle}));
    expect(flash.read('cart')).toEqual({...report, refusals: [...report.refusals, ...named]});
  });

  it('that never had an id are told once by their titles', () => {
    const {lostLines} = create();
    const full = (goneTitle: string) => ({code: 'cart-full' as const, lineId: null, goneTitle});
    lostLines.tell([full('A'), full('A')]);
    lostLines.tell([full('A'), full('B')]);
    expect(lostLines.take()).toEqual([full('A'), full('B')]);
  });

  it.each(['before', 'after'])('replace the refusal of the same line in the report of a form: told %s it', (when) => {
    const {flash, lostLines} = create();
    const gone = {...lost, lineId: 'gid://shopify/CartLine/1'};
    if (when === 'before') lostLines.tell([unnamed, gone]);
    flash.write(report);
    if (when === 'after') lostLines.tell([unnamed, gone]);
    expect(flash.read('cart')).toEqual({...report, refusals: [unnamed, gone]});
  });

  it('are not displaced by the refusals of a form, however many, nor by what was typed into it', () => {
    const {flash, lostLines} = create();
    lostLines.tell([unnamed]);
    const refusals = Array.from({length: 50}, (_, index) => ({code: 'out-of-stock' as const, lineId: `line ${index}`}));
    flash.write({...report, refusals: [...refusals, lost], values: {note: '€'.repeat(700)}});
    expect(flash.read('cart')?.refusals.slice(-2)).toEqual([unnamed, lost]);
  });

  it('are not displaced by a message that is not for the cart’s page', () => {
    const {flash, lostLines} = create();
    lostLines.tell([lost]);
    flash.write(command);
    expect(flash.read('cart')).toMatchObject({intent: '', refusals: [lost]});
    expect(flash.read('subscription')).toEqual(command);
  });

  it('do not displace the report of a form', () => {
    const {flash, lostLines} = create();
    flash.write(command);
    lostLines.tell([lost]);
    expect(flash.read('subscription')).toEqual(command);
    expect(lostLines.areUntold()).toBe(true);
  });

  it('have shorter titles where they are too many for a cookie, and are cut at the end', () => {
    const {lostLines} = create();
    lostLines.tell(numbered(50, `${'ß'.repeat(59)}☕️${'ß'.repeat(200)}`));
    const told = lostLines.take();
    expect(told.length).toBeGreaterThan(4);
    expect(told).toEqual(numbered(told.length, `${'ß'.repeat(59)}☕`));
  });

  it('are none in the report of a form that names none, which stays', () => {
    const {flash, lostLines} = create();
    flash.write(report);
    expect(lostLines.areUntold()).toBe(false);
    expect(flash.read('cart')).toEqual(report);
  });

  it('leave no cookie where there are none', () => {
    const {setCookies, lostLines} = create();
    lostLines.tell([]);
    expect([lostLines.areUntold(), lostLines.take(), setCookies()]).toEqual([false, [], []]);
  });

  it.each(['broken', '{}', '[{"code":"you-won","lineId":null}]'])(
    'are none in the cookie of %s, which is removed',
    (text) => {
      const {setCookies, lostLines} = create(`${COOKIES.lostLines.name}=${toBase64Url(utf8(text))}`);
      expect([lostLines.areUntold(), lostLines.take()]).toEqual([false, []]);
      expect(setCookies()).toEqual([expect.stringMatching(/^__Host-lost-lines=; .*Max-Age=0/)]);
    },
  );
});
