import {describe, expect, it} from 'vitest';
import {COUNTRIES, findCountry} from '../shared/countries';
import {countryRefusals} from './country-rules';
import type {QuoteLine} from './quote';

function line(title: string, over: Partial<QuoteLine['merchandise']> = {}, weeks: number | null = null): QuoteLine {
  const merchandise = {
    title,
    variantTitle: null,
    kind: 'Coffee',
    isCoffee: true,
    picture: null,
    requiresShipping: true,
    donationGrams: 0,
    ...over,
  } as const;
  return {variantNumber: 1, merchandise, quantity: 1, weeks, subtotalCents: 1000, totalCents: 1000};
}

const goods = {
  coffee: line('Coffee'),
  subscription: line('Subscription', {}, 4),
  grinder: line('Grinder', {kind: 'Gear', isCoffee: false}),
  tastingSet: line('Tasting set', {kind: 'Bundle'}),
  brewingSet: line('Brewing set', {kind: 'Bundle', isCoffee: false}),
  giftCard: line('Gift card', {kind: 'Gift Card', isCoffee: false, requiresShipping: false}),
  donation: line('Donation', {kind: 'Donation', isCoffee: false, requiresShipping: false}),
} as const;

const codes = (country: string, ...names: readonly (keyof typeof goods)[]) => {
  const found = findCountry(country);
  return found && countryRefusals({lines: names.map((name) => goods[name])}, found).map(({code}) => code);
};

describe('Switzerland, Norway and the United Kingdom: coffee only, no accessories', () => {
  it.each(['CH', 'NO', 'GB'])('%s', (country) => {
    expect(codes(country, 'coffee', 'tastingSet', 'giftCard', 'donation')).toEqual([]);
    expect(codes(country, 'grinder')).toEqual(['coffee-only']);
    expect(codes(country, 'brewingSet')).toEqual(['coffee-only']);
    expect(codes(country, 'grinder', 'subscription')).toEqual(['coffee-only', 'no-subscription']);
  });

  it('names the goods that cannot go, each once', () => {
    const country = findCountry('CH');
    expect(country && countryRefusals({lines: [goods.grinder, goods.coffee, goods.grinder]}, country)).toEqual([
      {code: 'coffee-only', titles: ['Grinder']},
    ]);
  });
});

it('invoices hold no VAT where customers pay import duties', () => {
  expect(COUNTRIES.filter(({isExport}) => isExport).map(({code}) => code)).toEqual(['GB', 'LI', 'NO', 'CH', 'IM']);
});

describe('subscriptions only in countries flagged availableForSubscription', () => {
  const flagged = 'AT BE BG CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');
  const others = ['GB', 'LI', 'NO', 'CH', 'HR', 'IM', 'MC'];

  it.each(flagged)('%s has them', (country) => {
    expect(codes(country, 'subscription', 'grinder')).toEqual([]);
  });

  it.each(others)('%s has none', (country) => {
    expect(codes(country, 'subscription')).toEqual(['no-subscription']);
    expect(codes(country, 'coffee')).toEqual([]);
  });

  it('delivers to these countries and no others', () => {
    expect(COUNTRIES.map(({code}) => code).sort()).toEqual([...flagged, ...others].sort());
  });
});
