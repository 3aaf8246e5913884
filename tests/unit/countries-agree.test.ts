import {expect, it} from 'vitest';

import {SHIPPING_COUNTRIES} from '../../app/config/countries';
import {hasProvince} from '../../contracts/province';
import {COUNTRIES as PLATFORM_COUNTRIES} from '../../emulator/shared/countries';
import {COUNTRIES as SERVICE_COUNTRIES} from '../../service/config/countries';

const byCode = <Value>(entries: readonly (readonly [string, Value])[]) => Object.fromEntries(entries);

it('the service sends subscriptions where the shop offers them', () => {
  expect(byCode([...SERVICE_COUNTRIES].map(([code, {subscription}]) => [code, subscription]))).toEqual(
    byCode(SHIPPING_COUNTRIES.map(({code, availableForSubscription}) => [code, availableForSubscription])),
  );
});

it('the service takes the postal codes that the subscription service takes', () => {
  expect(byCode([...SERVICE_COUNTRIES].map(([code, {zip}]) => [code, zip]))).toEqual(
    byCode(PLATFORM_COUNTRIES.map(({code, zip}) => [code, zip])),
  );
});

it('addresses name a province where the platform asks for one', () => {
  const codes = PLATFORM_COUNTRIES.map(({code}) => code);
  expect(codes.filter(hasProvince)).toEqual(
    PLATFORM_COUNTRIES.flatMap(({code, zone}) => (zone === undefined ? [] : [code])),
  );
});
