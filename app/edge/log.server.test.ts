import {describe, expect, test} from 'vitest';

import {createLog, masked} from './log.server';

function setUp() {
  const lines: {level: string; text: string}[] = [];
  const asked = {id: 'request-1', method: 'POST', path: () => '/de/checkout/cart'};
  const log = createLog(asked, 'build-7', (level, text) => void lines.push({level, text}));
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
      event: 'request',
      request: 'request-1',
      version: 'build-7',
      method: 'GET',
      path: '/de/p/waldgold',
      status: 200,
      cache: 'hit',
      milliseconds: 3,
    });
  });

  test.each([
    [499, 'info'],
    [500, 'error'],
    [503, 'error'],
  ])('is an error where the shop has failed: %i, %s', (status, level) => {
    const {log, lines} = setUp();
    log.request({method: 'GET', path: '/en', status, cache: 'miss', milliseconds: 3000});
    expect(lines[0]?.level).toBe(level);
  });

  test('tells what a browser has held back, which is no alarm, and how fast a page was', () => {
    const {log, lines} = setUp();
    log.violation({directive: 'script-src', blocked: 'inline', document: '/en', source: '', line: null});
    log.vitals({page: '/en', lcp: 900});
    expect(lines.map(({level, text}): unknown[] => [level, JSON.parse(text)])).toMatchObject([
      ['info', {event: 'violation', request: 'request-1', directive: 'script-src'}],
      ['info', {event: 'vitals', request: 'request-1', page: '/en'}],
    ]);
  });

  test('names the service of an outage', () => {
    const {log, written} = setUp();
    log.error(new Outage('timeout'));
    expect(written()).toMatchObject({event: 'outage', name: 'ServiceError', service: 'cms', failure: 'timeout'});
    expect(written()).toMatchObject({method: 'POST', path: '/de/checkout/cart'});
  });

  test('tells a fault with where it was thrown, in one line, whatever was thrown', () => {
    const {log, lines, written} = setUp();
    log.error(new TypeError('broken\nin two lines', {cause: new Error('for anna@example.com')}));
    expect(lines[0]?.text).not.toContain('\n');
    expect(written()).toMatchObject({event: 'fault', name: 'TypeError', cause: 'Error: for …@…'});
    expect(written()).toMatchObject({method: 'POST', path: '/de/checkout/cart'});
    expect(written()).toHaveProperty('stack.0', expect.stringMatching(/^at /));
    expect(lines[0]).toMatchObject({level: 'error'});
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

test('an error shows where it was thrown by at most twelve places, without its message', () => {
  const error = new Error('first\nat home');
  error.stack = ['Error: first', 'at home', ...Array.from({length: 20}, (_, place) => `    at place${place}`)].join(
    '\n',
  );
  const {log, written} = setUp();
  log.error(error);
  expect(written()).toMatchObject({stack: Array.from({length: 12}, (_, place) => `at place${place}`)});
});

test('an error without a place shows none', () => {
  const error = new Error('first');
  delete error.stack;
  const {log, written} = setUp();
  log.error(error);
  expect(written()).toMatchObject({message: 'first', stack: []});
});

test.each([
  ['in\r\ntwo\tlines', 'in two lines'],
  ['a '.repeat(400), 'a '.repeat(250)],
  ['mail to anna.muster@example.com failed', 'mail to …@… failed'],
  ['GET https://shop.example/x?token=abc&mail=a%40b.c broke', 'GET https://shop.example/x?… broke'],
  ['token 0123456789abcdef0123456789abcdef', 'token …'],
  ['phone 0301234567', 'phone …'],
  ['storefront: status (502)', 'storefront: status (502)'],
])('%s: %s', (message, shown) => {
  expect(masked(message)).toBe(shown);
});
