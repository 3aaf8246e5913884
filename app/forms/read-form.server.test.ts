import * as z from 'zod';
import {describe, expect, it} from 'vitest';

import {day, email, line, paragraphs} from '../domain/form/fields.server';
import {formOf} from '../domain/form/form-data.fixture';
import {readForm} from './read-form.server';

const FIELDS = ['name', 'mail', 'message', 'from'] as const;
const schema = z.object({name: line(10), mail: email, message: paragraphs(10).optional(), from: day.optional()});

const GOOD = {name: 'Ada', mail: 'ada@example.com'};

const read = (fields: Readonly<Record<string, string>>) =>
  readForm(formOf(fields), {fields: FIELDS, schema, refusals: {}});

describe('a form that is understood', () => {
  it('has its known fields, without space around them and with line breaks as typed', () => {
    const values = {...GOOD, message: 'a\nb', from: '2026-12-24'};
    expect(read({...values, name: ' Ada ', message: '\ta\r\nb ', more: 'x'})).toEqual({
      ok: true,
      value: values,
      values,
    });
  });

  it('takes the last value of a field, and no file', () => {
    const form = formOf(GOOD);
    form.append('name', 'Ida');
    form.append('message', new Blob(['x']));
    expect(readForm(form, {fields: FIELDS, schema, refusals: {}})).toMatchObject({ok: true, values: {name: 'Ida'}});
  });

  it.each([
    ['ada@example.com', true],
    ['ada+shop@mail.example.co.uk', true],
    ['ada@exämple.de', true],
    ['jürgen@example.de', false],
    ['ada..l@example.de', false],
    ['ada', false],
    ['ada@example', false],
    ['ada@example.', false],
    ['ada@@example.com', false],
    ['a da@example.com', false],
    ['<ada@example.com>', false],
    ['ada@example.com, ida@example.com', false],
  ])('has an address such as %j: %s', (mail, ok) => {
    expect(read({...GOOD, mail}).ok).toBe(ok);
  });
});

describe('a form that is not understood', () => {
  it('says so in the order of its fields, whatever that of the schema', () => {
    const schemaFromBehind = z.object({mail: email, name: line(10)});
    const reading = readForm(formOf({}), {fields: ['name', 'mail'], schema: schemaFromBehind, refusals: {}});
    expect(Object.keys('errors' in reading ? reading.errors : {})).toEqual(['name', 'mail']);
  });

  it.each<readonly [string, Readonly<Record<string, string>>, object]>([
    ['misses a line', {mail: GOOD.mail}, {name: 'required'}],
    ['has an empty line', {...GOOD, name: '  '}, {name: 'required'}],
    ['has a long line', {...GOOD, name: 'x'.repeat(11)}, {name: 'too-long'}],
    ['has a long line with a control character', {...GOOD, name: `${'x'.repeat(11)}\u0000`}, {name: 'too-long'}],
    ['has a line break in a line', {...GOOD, name: 'a\nb'}, {name: 'invalid'}],
    ['has a long text', {...GOOD, message: `${'x'.repeat(11)}\u0000`}, {message: 'too-long'}],
    ['has a control character in a text', {...GOOD, message: 'a\u0000b'}, {message: 'invalid'}],
    ['misses an address', {name: 'Ada'}, {mail: 'required'}],
    ['has no address', {...GOOD, mail: 'ada'}, {mail: 'email'}],
    ['has a long address', {...GOOD, mail: `${'a'.repeat(254)}@example.com`}, {mail: 'too-long'}],
    ['has a day that never was', {...GOOD, from: '2026-02-30'}, {from: 'day'}],
    ['has several faults', {name: 'a\nb'}, {name: 'invalid', mail: 'required'}],
  ])('that %s has one error for each field', (_, fields, errors) => {
    expect(read(fields)).toMatchObject({ok: false, errors});
    const reading = read(fields);
    expect(Object.keys(reading.ok ? {} : reading.errors)).toEqual(Object.keys(errors));
  });

  it('misses a day where one has to be there', () => {
    const reading = readForm(formOf({}), {fields: ['from'], schema: z.object({from: day}), refusals: {}});
    expect(reading).toMatchObject({ok: false, errors: {from: 'required'}});
  });

  it('says of a text that is missing that it is', () => {
    const reading = readForm(formOf({}), {
      fields: ['message'],
      schema: z.object({message: paragraphs(10)}),
      refusals: {},
    });
    expect(reading).toMatchObject({ok: false, errors: {message: 'required'}});
  });

  it('keeps the input, however long', () => {
    const values = {name: 'a\nb', message: 'x'.repeat(60_000)};
    const errors = {name: 'invalid', message: 'too-long'};
    expect(read(values)).toMatchObject({ok: false, values, errors});
  });

  it('has an error of its own words only for its own fields', () => {
    const strict = z.strictObject({name: z.string().min(5)});
    const reading = readForm(formOf({name: 'Ada', mail: 'x'}), {
      fields: ['name', 'mail'],
      schema: strict,
      refusals: {},
    });
    expect(reading).toEqual({ok: false, errors: {name: 'invalid'}, values: {name: 'Ada', mail: 'x'}});
  });
});
