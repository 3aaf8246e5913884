import {describe, expect, it} from 'vitest';

import {SHIPPING_COUNTRIES} from '../config/countries';
import {ZONES} from '../config/zones.server';
import {PROVINCE_COUNTRIES} from './province';
import {zoneCode, zoneName} from './zone.server';

describe('a province or county', () => {
  it.each([
    ['IT', 'Milano', 'MI', 'Milano'],
    ['IT', 'mailand', 'MI', 'Milano'],
    ['IT', 'MI', 'MI', 'Milano'],
    ['IT', 'Provincia di Roma', 'RM', 'Roma'],
    ['IT', "L'Aquila", 'AQ', "L'Aquila"],
    ['IT', 'Forli Cesena', 'FC', 'Forlì-Cesena'],
    ['ES', 'Cordoba', 'CO', 'Córdoba'],
    ['ES', 'm', 'M', 'Madrid'],
    ['IE', 'Co. Cork', 'CO', 'Cork'],
    ['IE', 'County Dublin', 'D', 'Dublin'],
    ['IE', 'Cork', 'CO', 'Cork'],
    ['PT', 'lissabon', 'PT-11', 'Lisboa'],
    ['PT', 'pt-11', 'PT-11', 'Lisboa'],
    ['PT', 'Distrito do Porto', 'PT-13', 'Porto'],
    ['RO', 'Iasi', 'IS', 'Iași'],
    ['RO', 'Județul Brașov', 'BV', 'Brașov'],
    ['RO', 'Constanta', 'CT', 'Constanța'],
  ])('%s: %s is %s, %s', (country, typed, code, name) => {
    expect(zoneCode(country, typed)).toBe(code);
    expect(zoneName(country, code)).toBe(name);
  });

  it.each([
    ['IT', 'Toscana'],
    ['IT', 'Madrid'],
    ['IT', ''],
    ['ES', 'MI'],
    ['DE', 'Bayern'],
  ])('%s: %j is none', (country, typed) => {
    expect(zoneCode(country, typed)).toBeNull();
    expect(zoneName(country, typed)).toBeNull();
  });

  it('is known for every country whose addresses name one, each code once', () => {
    expect(Object.keys(ZONES).sort()).toEqual(PROVINCE_COUNTRIES.map(({code}) => code).sort());
    const counts = Object.entries(ZONES).map(([country, rows = '']) => {
      const codes = rows.split(';').map((row) => row.trim().split(' ')[0] ?? '');
      expect(codes.map((code) => zoneName(country, code))).not.toContain(null);
      expect(new Set(codes).size).toBe(codes.length);
      return [country, codes.length];
    });
    expect(counts).toEqual([
      ['ES', 52],
      ['IE', 26],
      ['IT', 110],
      ['PT', 20],
      ['RO', 42],
    ]);
    expect(SHIPPING_COUNTRIES.length).toBeGreaterThan(counts.length);
  });
});
