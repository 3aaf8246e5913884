import {afterEach, expect, it, vi} from 'vitest';
import {UpstreamError} from '../adapters/upstream';
import {handOver} from './hand-over';

const MAIL = {to: 'ida@example.com', language: 'de', kind: 'gift', key: 'gift 1', subject: '', text: '', html: ''};
const PROVIDER = {
  MAIL_PROVIDER: 'postmark',
  MAIL_API_URL: 'https://mail.test',
  MAIL_API_TOKEN: '',
  MAIL_FROM: '',
} as const;

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['could not be reached', Object.assign(new Error('reset'), {durableObjectReset: true}), true, 'object'],
  ['could not ask the platform', new UpstreamError('platform', '503'), true, 'platform: 503'],
  ['is broken', new TypeError('broken'), false, 'unexpected'],
])('a gift whose voucher %s is not sent, and the log says why', async (_, error, isOutage, code) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const GIFT_VOUCHERS = {getByName: () => ({isRefunded: () => Promise.reject(error)})};
  const text = JSON.stringify({...MAIL, voucher: 'A'});
  expect(await handOver({...PROVIDER, GIFT_VOUCHERS}, text, false)).toMatchObject({state: 'unasked', isOutage, code});
});
