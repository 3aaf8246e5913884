import {describe, expect, it} from 'vitest';
import {SHIPPING_COUNTRIES, shippingCountry} from './countries';

function codes(text: string): string[] {
  return text.split(' ').sort();
}

describe('shipping countries', () => {
  it('offers subscriptions in the countries of the first reading', () => {
    const offered = SHIPPING_COUNTRIES.filter((country) => country.availableForSubscription);
    expect(offered.map((country) => country.code).sort()).toEqual(
      codes('AT BE BG CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'),
    );
  });

  it('ships without subscription to the rest of both readings', () => {
    const others = SHIPPING_COUNTRIES.filter((country) => !country.availableForSubscription);
    expect(others.map((country) => country.code).sort()).toEqual(codes('GB LI NO CH HR IM MC'));
  });

  it('sends no accessories to Switzerland, Norway and the United Kingdom', () => {
    const coffeeOnly = SHIPPING_COUNTRIES.filter((country) => country.coffeeOnly);
    expect(coffeeOnly.map((country) => country.code).sort()).toEqual(codes('CH GB NO'));
  });

  it('names every country once', () => {
    expect(new Set(SHIPPING_COUNTRIES.map((country) => country.code)).size).toBe(SHIPPING_COUNTRIES.length);
  });

  it('finds a country by its code, and nothing for UK', () => {
    expect(shippingCountry('GB')?.name.en).toBe('United Kingdom');
    expect(shippingCountry('UK')).toBeNull();
  });
});
