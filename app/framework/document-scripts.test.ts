import {runInNewContext} from 'node:vm';

import {expect, it} from 'vitest';

import {SENT} from './DocumentScripts';

it('a form that the browser sends by itself is noted until the page is left', () => {
  const page: Partial<Record<'sentForm', string>> & {send?: (event: object) => void; leave?: (event: object) => void} =
    {};
  runInNewContext(`${SENT}send=onsubmit;leave=onpagehide`, page);
  page.send?.({target: 'form'});
  expect(page.sentForm).toBe('form');
  page.leave?.({target: 'document'});
  expect(page.sentForm).toBe('document');
});
