import {expect, it} from 'vitest';

import {receiptFacts} from './receipt';

it('repeats what was typed, but for long texts and empty fields', () => {
  const values = {name: 'Mara Moos', message: 'lang', phone: undefined, email: 'mara@example.com'};
  expect(receiptFacts(values)).toEqual({name: 'Mara Moos', email: 'mara@example.com'});
});
