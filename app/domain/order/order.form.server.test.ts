import {expect, it} from 'vitest';

import {readForm} from '../../forms/read-form.server';
import {formOf} from '../form/form-data.fixture';
import {orderForm, readReturn} from './order.form.server';

it.each([
  [
    {number: ' L10001 ', email: 'mara@example.com'},
    {ok: true, value: {number: 'L10001', email: 'mara@example.com'}},
  ],
  [
    {number: '', email: 'mara'},
    {ok: false, errors: {number: 'required', email: 'email'}},
  ],
  [
    {number: 'x'.repeat(21), email: 'a@b.de'},
    {ok: false, errors: {number: 'too-long'}},
  ],
])('an order is found by number and address: %j', (fields, reading) => {
  expect(readForm(formOf(fields), orderForm)).toMatchObject(reading);
});

it.each([
  [{'quantity-0': '2', 'quantity-1': '0'}, [{line: 0, quantity: 2}]],
  [{'quantity-0': 'x', 'quantity-1': '-1', 'quantity-1000': '1', quantity: '3'}, []],
  [{}, []],
])('%j sends back %j', (fields, items) => {
  expect(readReturn(formOf(fields)).items).toEqual(items);
});

it.each([
  ['damaged', 'damaged'],
  ['', null],
  ['because', null],
])('the reason %j is %j', (reason, read) => {
  expect(readReturn(formOf({reason})).reason).toBe(read);
});
