import {describe, expect, it} from 'vitest';
import {deliveryDays, deliveryDaysTo, isUsualDeliveryTime} from './delivery-time';
import {presumedArrival} from './presumed-arrival';

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
  ['1-3 Werktage', true],
  ['1–3 working days', true],
  [' 1–3 Werktage ', true],
  ['1–3 Werktage, per Spedition', false],
  ['1–3 Werktage per Spedition', false],
  ['1–3 Werktage (Spedition)', false],
  ['1–3 Werktage nach Röstung am Montag', false],
  ['1–3 Werktage; nur Hamburg', false],
  ['1–3 working days by freight', false],
  ['1–2 Werktage', false],
  ['5–8 Werktage', false],
  ['4–6 weeks', false],
])('a delivery time of %s is the usual one of 1–3 working days: %s', (text, isUsual) => {
  expect(isUsualDeliveryTime(text, {min: 1, max: 3})).toBe(isUsual);
});

it.each([
  ['DE', {min: 1, max: 2}],
  ['AT', {min: 2, max: 4}],
  ['FI', {min: 3, max: 7}],
  ['US', {min: 3, max: 7}],
])('to %s it takes %j working days', (countryCode, days) => {
  expect(deliveryDaysTo(countryCode, {min: 1, max: 2})).toEqual(days);
});

it.each([
  ['DE', false, null, '2026-11-05'],
  ['DE', true, null, '2026-11-12'],
  ['AT', false, null, '2026-11-06'],
  ['FI', true, null, '2026-11-18'],
  ['DE', true, '2026-11-11', '2026-11-12'],
  ['DE', true, '2026-11-13', '2026-11-13'],
])(
  'what is sent to %s, tracked %s, expected on %s, counts as arrived on %s',
  (countryCode, isTracked, expectedOn, day) => {
    const sent = {sentOn: '2026-11-02', expectedOn, isTracked, countryCode};
    expect(presumedArrival(sent, {min: 1, max: 3})).toBe(day);
  },
);
