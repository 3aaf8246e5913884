import {describe, expect, it} from 'vitest';

import {createCookieJar} from '../config/cookie-jar.server';
import {createFlash} from './flash-message.server';
import {createLostLines} from './lost-lines.server';

const lost = {code: 'business-only', lineId: 'gid://shopify/CartLine/2', goneTitle: 'Waldgold Gastro'} as const;
const report = {
  kind: 'cart',
  intent: 'add',
  refusals: [{code: 'quantity-reduced', lineId: 'gid://shopify/CartLine/1'}],
  values: {quantity: '9'},
  repeated: false,
  undo: null,
} as const;

function create() {
  const jar = createCookieJar(null);
  const flash = createFlash(jar);
  return {flash, setCookies: jar.setCookies, lostLines: createLostLines(flash)};
}

describe('lines that the cart has lost', () => {
  const unnamed = {code: 'merchandise-gone', lineId: 'gid://shopify/CartLine/3'} as const;

  it.each([lost, unnamed])('are untold until the cart’s page has read them: %j', (line) => {
    const {flash, lostLines} = create();
    lostLines.tell([line]);
    expect([lostLines.areUntold(), lostLines.areUntold()]).toEqual([true, true]);
    expect(flash.read('cart')).toMatchObject({refusals: [line], values: {}, undo: null});
    expect(lostLines.areUntold()).toBe(false);
  });

  it('join those of an earlier look and the report of a form', () => {
    const {flash, lostLines} = create();
    flash.write(report);
    for (const goneTitle of ['A', 'B']) lostLines.tell([{...lost, lineId: goneTitle, goneTitle}]);
    const named = ['A', 'B'].map((goneTitle) => ({...lost, lineId: goneTitle, goneTitle}));
    expect(flash.read('cart')).toEqual({...report, refusals: [...report.refusals, ...named]});
  });

  it('are told once where the report of a form tells of them', () => {
    const {flash, lostLines} = create();
    flash.write(report);
    lostLines.tell([{...lost, lineId: 'gid://shopify/CartLine/1'}, lost]);
    expect(flash.read('cart')).toEqual({...report, refusals: [...report.refusals, lost]});
  });

  it('are told beside the report of a form that comes after them, and names one of them', () => {
    const {flash, lostLines} = create();
    lostLines.tell([unnamed, {...lost, lineId: 'gid://shopify/CartLine/1'}]);
    flash.write(report);
    expect(flash.read('cart')).toEqual({...report, refusals: [...report.refusals, unnamed]});
  });

  it('do not displace the line that a form has lost itself where there are too many', () => {
    const {flash, lostLines} = create();
    const long = {...lost, goneTitle: 'ä'.repeat(200)};
    lostLines.tell(Array.from({length: 6}, (_, index) => ({...long, lineId: `line ${index}`})));
    flash.write({...report, refusals: [long]});
    expect(flash.read('cart')?.refusals.map(({lineId}) => lineId)).toEqual([
      lost.lineId,
      ...[0, 1, 2, 3].map((index) => `line ${index}`),
    ]);
  });

  it('are none in the report of a form that names none, which stays', () => {
    const {flash, lostLines} = create();
    flash.write(report);
    expect(lostLines.areUntold()).toBe(false);
    expect(flash.read('cart')).toEqual(report);
  });

  it('leave no message where there are none', () => {
    const {setCookies, lostLines} = create();
    lostLines.tell([]);
    expect([lostLines.areUntold(), setCookies()]).toEqual([false, []]);
  });
});
