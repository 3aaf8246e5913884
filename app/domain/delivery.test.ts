import {describe, expect, it} from 'vitest';
import {dayInGermany, deliveryRange, firstShipmentDay} from './delivery';

describe('first shipment date', () => {
  it.each([
    ['a Monday', '2026-11-23', '2026-11-24'],
    ['a Friday', '2026-11-20', '2026-11-23'],
    ['a Saturday', '2026-11-21', '2026-11-23'],
    ['Christmas Eve', '2026-12-24', '2026-12-28'],
  ])('ordered on %s, %s, it is %s', (_, today, day) => {
    expect(firstShipmentDay(today)).toBe(day);
  });
});

describe('delivery', () => {
  it.each([
    ['2026-11-23', '2026-11-25', '2026-11-27'],
    ['2026-11-27', '2026-12-01', '2026-12-03'],
    ['2026-12-23', '2026-12-28', '2026-12-30'],
  ])('of an order on %s arrives from %s to %s', (today, from, to) => {
    expect(deliveryRange(today)).toEqual({from, to});
  });

  it('takes other working days', () => {
    expect(deliveryRange('2026-11-23', {min: 0, max: 5})).toEqual({from: '2026-11-24', to: '2026-12-01'});
  });
});

describe('the day in Germany', () => {
  it.each([
    ['2026-11-20T22:59:00Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-07-20T22:00:00Z', '2026-07-21'],
  ])('at %s is %s', (instant, day) => {
    expect(dayInGermany(Date.parse(instant))).toBe(day);
  });
});
