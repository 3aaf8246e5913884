import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {identityFreshFor, isLoggedIn} from './identity';

function token(claims: unknown): string {
  const payload = btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `header.${payload}.signature`;
}

const NOW = 1_700_000_000_000;
const SECONDS = NOW / 1000;

describe('identity data counts as fresh', () => {
  it.each([
    ['until 100 seconds before exp', token({exp: SECONDS + 3600}), 3500_000],
    ['no longer at 100 seconds before exp', token({exp: SECONDS + 100}), 0],
    ['not after exp', token({exp: SECONDS - 5}), 0],
    ['for ever without a token', null, Number.POSITIVE_INFINITY],
    ['not at all with a token that says no exp', token({sub: 'x'}), 0],
    ['not at all with an exp that is no number', token({exp: '9999999999'}), 0],
    ['not at all with a payload that is no object', token(null), 0],
    ['not at all with a payload that is a text', token('exp'), 0],
    ['not at all with a payload that is a list', token([1]), 0],
    ['not at all with an endless exp', `header.${btoa('{"exp":1e999}')}.signature`, 0],
    ['not at all with a token that has no payload', 'opaque', 0],
  ])('%s', (_, value, milliseconds) => {
    expect(identityFreshFor(value, NOW)).toBe(milliseconds);
  });

  it('reads payloads in the URL alphabet', () => {
    expect(identityFreshFor(token({exp: SECONDS + 200, name: '???>>>ÿÿÿ'}), NOW)).toBe(100_000);
  });

  it('never throws, whatever the token', () => {
    fc.assert(
      fc.property(fc.string(), (junk) => {
        expect(identityFreshFor(`a.${junk}`, NOW)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('logged in', () => {
  it('when a customerAccessToken is present', () => {
    expect([isLoggedIn({customerAccessToken: 't'}), isLoggedIn({customerAccessToken: null})]).toEqual([true, false]);
  });
});
