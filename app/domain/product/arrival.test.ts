import {describe, expect, it} from 'vitest';

import {arrival, deliveryDays, isUsualDelivery} from './arrival';

describe('working days in a delivery time', () => {
  it.each([
    ['1–3 Werktage', {min: 1, max: 3}],
    ['5-8 working days, by freight', {min: 5, max: 8}],
    ['2 Werktage', {min: 2, max: 2}],
    [' 3 – 3 Werktage', {min: 3, max: 3}],
  ] as const)('%s', (text, days) => {
    expect(deliveryDays(text)).toEqual(days);
  });

  it.each(['', 'auf Anfrage', '8–5 Werktage', '100 Werktage', '4–6 Wochen, per Spedition', '4–6 weeks, by freight'])(
    '%s says none',
    (text) => {
      expect(deliveryDays(text)).toBeNull();
    },
  );
});

it.each([
  [null, true],
  ['1–3 Werktage', true],
  ['1–3 working days', true],
  ['1–3 Werktage, per Spedition', false],
  ['5–8 Werktage', false],
  ['4–6 weeks', false],
])('a delivery time of %s is the shop’s own: %s', (text, isUsual) => {
  expect(isUsualDelivery(text)).toBe(isUsual);
});

describe('an order of Friday, 20 November 2026, arrives', () => {
  const today = '2026-11-20';
  const available = {state: 'available'} as const;
  it.each([
    ['after the shop’s 1–3 working days', null, {from: '2026-11-24', to: '2026-11-26'}],
    ['after its own time', '5–8 Werktage, per Spedition', {from: '2026-11-30', to: '2026-12-03'}],
    ['nobody knows when, where the time is words', 'auf Anfrage', null],
  ] as const)('%s', (_case, deliveryTime, days) => {
    expect(arrival({kind: 'gear', variant: {deliveryTime}, availability: available}, today)).toEqual(days);
  });

  it('also where few are left', () => {
    const scarce = {state: 'scarce', left: 1} as const;
    expect(arrival({kind: 'coffee', variant: {deliveryTime: null}, availability: scarce}, today)).not.toBeNull();
  });

  it.each([
    ['a gift card, which comes by e-mail', 'gift-card', available],
    ['a donation, which is not sent', 'donation', available],
    ['a pre-order', 'coffee', {state: 'pre-order', from: null}],
    ['what is sold out', 'coffee', {state: 'sold-out'}],
  ] as const)('never: %s', (_case, kind, availability) => {
    expect(arrival({kind, variant: {deliveryTime: null}, availability}, today)).toBeNull();
  });
});
