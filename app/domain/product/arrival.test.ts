import {describe, expect, it} from 'vitest';

import {arrival} from './arrival';

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
