import {expect, it} from 'vitest';

import {PAYMENT_METHODS} from '../../config/checkout';
import {resources} from '../../i18n/catalogue.server';
import {createTranslate} from '../../i18n/translate';
import {waysToPay} from './ways-to-pay.server';

it.each([
  ['de', 'EPS (Österreich)'],
  ['en', 'EPS (Austria)'],
] as const)('each way to pay is named in %s, with its country', (language, abroad) => {
  const ways = waysToPay({language, translate: createTranslate(language, resources[language])}).split(', ');
  expect(ways).toHaveLength(PAYMENT_METHODS.length);
  expect(ways).toContain('PayPal');
  expect(ways).toContain(abroad);
});
