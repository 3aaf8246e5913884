import {expect, test} from 'vitest';
import {readForm} from '../../forms/read-form.server';
import {previewForm} from './preview.form.server';

const read = (fields: Readonly<Record<string, string | Blob>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readForm(form, previewForm);
};

test.each([
  [
    {key: 'k', path: '/de/e/versand'},
    {intent: 'begin', key: 'k', path: '/de/e/versand'},
  ],
  [
    {intent: 'end', path: '/en'},
    {intent: 'end', key: '', path: '/en'},
  ],
  [
    {intent: 'delete', key: 'k'.repeat(201), path: '/'.repeat(3000)},
    {intent: 'begin', key: '', path: ''},
  ],
  [{key: new Blob(['k'])}, {intent: 'begin', key: '', path: ''}],
  [{__proto__: 'x'}, {intent: 'begin', key: '', path: ''}],
] as const)('%j', (fields, expected) => {
  expect(read(fields)).toMatchObject({ok: true, value: expected});
});

test('the key is not shown again', () => {
  expect(read({key: 'secret', path: '/en'}).values).toEqual({path: '/en'});
});
