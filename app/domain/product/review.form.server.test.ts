import {describe, expect, it} from 'vitest';

import {readForm} from '../../forms/read-form.server';
import {formOf} from '../form/form-data.fixture';
import {reviewForm} from './review.form.server';

const GOOD = {stars: '5', title: 'Klar', text: 'Schmeckt nach\r\nAprikose.', author: 'Ada', email: 'ada@example.com'};

describe('the form of a review', () => {
  it('is read as it was written; the order number is free', () => {
    expect(readForm(formOf(GOOD), reviewForm)).toMatchObject({
      ok: true,
      value: {stars: 5, title: 'Klar', text: 'Schmeckt nach\nAprikose.', orderNumber: null},
    });
    expect(readForm(formOf({...GOOD, orderNumber: '1042'}), reviewForm)).toMatchObject({value: {orderNumber: '1042'}});
  });

  it.each([
    ['no stars', {...GOOD, stars: ''}, {stars: 'required'}],
    ['six stars', {...GOOD, stars: '6'}, {stars: 'invalid'}],
    ['an endless text', {...GOOD, text: 'x'.repeat(4001)}, {text: 'too-long'}],
    ['no mail address', {...GOOD, email: 'ada'}, {email: 'email'}],
    ['nothing', {}, {stars: 'required', title: 'required', text: 'required', author: 'required', email: 'required'}],
  ] as const)('names the error of %s', (_case, fields, errors) => {
    expect(readForm(formOf(fields), reviewForm)).toMatchObject({ok: false, errors});
  });
});
