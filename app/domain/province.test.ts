import {describe, expect, it} from 'vitest';

import {lacksProvince, withOwnProvince} from './province';

describe('the province of an address', () => {
  it.each([
    ['IT', 'Toscana', false, 'Toscana'],
    ['IT', '', true, ''],
    ['ES', 'Girona', false, 'Girona'],
    ['ES', '', true, ''],
    ['IE', '', true, ''],
    ['PT', '', true, ''],
    ['RO', '', true, ''],
    ['DE', 'Toscana', false, ''],
    ['DE', '', false, ''],
    ['FR', 'Bretagne', false, ''],
  ])('%s, "%s": missing %s, kept "%s"', (countryCode, province, isMissing, kept) => {
    const address = {countryCode, province, city: 'Ort'};
    expect(lacksProvince(address)).toBe(isMissing);
    expect(withOwnProvince(address)).toEqual({countryCode, province: kept, city: 'Ort'});
  });
});
