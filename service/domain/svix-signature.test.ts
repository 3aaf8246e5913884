import {describe, expect, test} from 'vitest';
import {isSvixSignature} from './svix-signature';

// The example of https://docs.svix.com/receiving/verifying-payloads/how-manual
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const BODY = '{"test": 2432232314}';
const HEADERS = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: '1614265330',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const THEN = 1_614_265_330_000;

describe('a signature of Svix', () => {
  test.each([
    ['as documented', HEADERS, BODY, SECRET, THEN, true],
    [
      'beside that of another secret',
      {...HEADERS, signature: `v1,b3RoZXI= ${HEADERS.signature}`},
      BODY,
      SECRET,
      THEN,
      true,
    ],
    ['five minutes later', HEADERS, BODY, SECRET, THEN + 300_000, true],
    ['later than that', HEADERS, BODY, SECRET, THEN + 301_000, false],
    ['from the future', HEADERS, BODY, SECRET, THEN - 301_000, false],
    ['of another body', HEADERS, '{}', SECRET, THEN, false],
    ['of another message', {...HEADERS, id: 'msg_other'}, BODY, SECRET, THEN, false],
    ['without one', {id: '', timestamp: '', signature: ''}, BODY, SECRET, THEN, false],
    ['with a secret of another form', HEADERS, BODY, 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', THEN, false],
  ])('%s', async (_, headers, body, secret, at, isSigned) => {
    expect(await isSvixSignature(headers, body, secret, at)).toBe(isSigned);
  });
});
