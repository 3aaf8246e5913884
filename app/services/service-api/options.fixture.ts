import {freshCalls} from '../service-calls.fixture';

/** A service API for tests, asked by a visitor with an address, in English. */
export const SERVICE = {
  origin: 'https://service.example',
  token: 'secret',
  calls: freshCalls(),
  visitorAddress: '203.0.113.7',
  language: 'en',
} as const;

/** The idempotency key of one form. */
export const KEY = '0b8f7f5e-1111-4222-8333-444455556666';
