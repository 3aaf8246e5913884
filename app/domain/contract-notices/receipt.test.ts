import {describe, expect, it} from 'vitest';

import {cancellationFacts, receiptFacts} from './receipt';

it('repeats what was typed, but for messages and empty fields', () => {
  const values = {name: 'Mara Moos', message: 'lang', phone: undefined, email: 'mara@example.com'};
  expect(receiptFacts(values)).toEqual({name: 'Mara Moos', email: 'mara@example.com'});
});

describe('the receipt of a notice', () => {
  const typed = {name: 'Mara Moos', contract: 'L10001', email: 'mara@example.com'};
  const long = 'ä'.repeat(2000);

  it.each([
    ['ordinary, as early as possible', {kind: 'ordinary'}, {kind: 'ordinary', reason: null, endsOn: null}],
    [
      'ordinary, with a day and a reason that does not count',
      {kind: 'ordinary', reason: 'Umzug', endsOn: '2026-12-24'},
      {kind: 'ordinary', reason: null, endsOn: '2026-12-24'},
    ],
    [
      'extraordinary',
      {kind: 'extraordinary', reason: 'Umzug nach Oslo'},
      {kind: 'extraordinary', reason: {text: 'Umzug nach Oslo'}, endsOn: null},
    ],
    [
      'extraordinary, with a reason that no cookie holds',
      {kind: 'extraordinary', reason: long},
      {kind: 'extraordinary', reason: {length: 2000}, endsOn: null},
    ],
    ['of no kind', {kind: 'customer'}, null],
  ])('%s', (_, notice, said) => {
    const facts = receiptFacts({...typed, ...notice});
    expect(facts).toMatchObject(typed);
    expect(cancellationFacts(facts)).toEqual(said);
  });
});
