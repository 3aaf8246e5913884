import {describe, expect, test} from 'vitest';

import {createLog, masked} from './log.server';

function setUp() {
  const lines: {level: string; text: string}[] = [];
  const log = createLog('request-1', 'build-7', (level, text) => void lines.push({level, text}));
  const written = (): unknown => JSON.parse(lines[0]?.text ?? 'null');
  return {log, lines, written};
}

class Outage extends Error {
  readonly service = 'cms';
  override readonly name = 'ServiceError';
  constructor(readonly failure: string) {
    super(`cms: ${failure}`);
  }
}

describe('a line of the log', () => {
  test('is one JSON object with the request’s id and the build', () => {
    const {log, lines, written} = setUp();
    log.request({method: 'GET', path: '/de/p/waldgold', status: 200, cache: 'hit', milliseconds: 3});
    expect(lines.map(({level}) => level)).toEqual(['info']);
    expect(written()).toEqual({
      ...{event: 'request', request: 'request-1', version: 'build-7'},
      ...{method: 'GET', path: '/de/p/waldgold', status: 200, cache: 'hit', milliseconds: 3},
    });
  });

  test('is an error where the shop has failed', () => {
    const {log, lines} = setUp();
    log.request({method: 'GET', path: '/en', status: 503, cache: 'miss', milliseconds: 3000});
    expect(lines[0]?.level).toBe('error');
  });

  test('names the service of an outage', () => {
    const {log, written} = setUp();
    log.error(new Outage('timeout'));
    expect(written()).toMatchObject({event: 'outage', name: 'ServiceError', service: 'cms', failure: 'timeout'});
  });

  test('tells a fault with where it was thrown, in one line, whatever was thrown', () => {
    const {log, lines, written} = setUp();
    log.error(new TypeError('broken\nin two lines', {cause: new Error('for anna@example.com')}));
    expect(lines[0]?.text).not.toContain('\n');
    expect(written()).toMatchObject({event: 'fault', name: 'TypeError', cause: 'Error: for …@…'});
    expect(written()).toHaveProperty('stack.0', expect.stringMatching(/^at /));
    log.error('a mere text');
    expect(JSON.parse(lines[1]?.text ?? '')).toMatchObject({event: 'fault', name: 'string', message: 'a mere text'});
  });

  test.each(['switched-off', 'circuit-open'])('is not written of what nobody has asked for: %s', (failure) => {
    const {log, lines} = setUp();
    log.error(new Outage(failure));
    expect(lines).toEqual([]);
  });

  test.each([
    ['opened', 'error'],
    ['closed', 'info'],
  ] as const)('tells that a circuit has %s', (change, level) => {
    const {log, lines, written} = setUp();
    log.circuit({service: 'storefront', kind: 'read', change});
    expect(lines.map((line) => line.level)).toEqual([level]);
    expect(written()).toMatchObject({event: 'circuit', service: 'storefront', kind: 'read', change});
  });
});

test.each([
  ['mail to anna.muster@example.com failed', 'mail to …@… failed'],
  ['GET https://shop.example/x?token=abc&mail=a%40b.c broke', 'GET https://shop.example/x?… broke'],
  ['token 0123456789abcdef0123456789abcdef', 'token …'],
  ['phone 0301234567', 'phone …'],
  ['storefront: status (502)', 'storefront: status (502)'],
])('%s: %s', (message, shown) => {
  expect(masked(message)).toBe(shown);
});
