import {expect, it} from 'vitest';

import de from '#locales/de/errors.json';
import en from '#locales/en/errors.json';

import {errorKind} from './error-kind';

it.each([
  [404, 'notFound'],
  [410, 'gone'],
  [503, 'unavailable'],
  [500, 'broken'],
  [502, 'broken'],
  [0, 'broken'],
  [400, 'refused'],
  [403, 'refused'],
  [405, 'refused'],
  [422, 'refused'],
] as const)('%i is %s', (status, kind) => {
  expect(errorKind(status)).toBe(kind);
});

it('English says the sentences that the specification quotes', () => {
  expect(en.notFound.title).toBe('Oops. An error has occurred!');
  expect(en.back).toBe('Back to Shop');
});

it('404 advises to check the address', () => {
  expect(en.notFound.text).toContain('Check the URL');
  expect(de.notFound.text).toContain('Prüf die Adresse');
});
