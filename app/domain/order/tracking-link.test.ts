import {expect, it} from 'vitest';

import {trackingLink} from './tracking-link';

it.each([
  ['DHL', '00340434', 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340434'],
  [' dpd ', '1 2', 'https://tracking.dpd.de/status/de_DE/parcel/1%202'],
  ['Brieftaube', '1', null],
  [null, '1', null],
])('a parcel of %s with the number %s is shown at %s', (carrier, number, address) => {
  expect(trackingLink(carrier, number)).toBe(address);
});
