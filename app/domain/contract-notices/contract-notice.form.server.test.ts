import {describe, expect, it} from 'vitest';

import {readForm} from '../../forms/read-form.server';
import {formOf} from '../form/form-data.fixture';
import {isToConfirm} from './contract-notice';
import {cancellationForm, contactForm, withdrawalForm} from './contract-notice.form.server';

const TODAY = '2026-11-21';
const person = {name: 'Mara Moos', contract: 'L10001', email: 'mara@example.com'};

describe('a withdrawal', () => {
  it('asks for name, contract and address, and for nothing else', () => {
    const form = formOf({...person, name: '  Mara Moos ', reason: 'mag ich nicht'});
    expect(readForm(form, withdrawalForm)).toEqual({ok: true, value: {...person, step: 'check'}, values: person});
  });

  it.each([
    [{name: ''}, {name: 'required'}],
    [{name: '   '}, {name: 'required'}],
    [{contract: 'x'.repeat(121)}, {contract: 'too-long'}],
    [{contract: 'L1\u0000'}, {contract: 'invalid'}],
    [{email: 'mara@'}, {email: 'email'}],
    [{email: 'mara@example'}, {email: 'email'}],
    [
      {name: '', contract: '', email: ''},
      {name: 'required', contract: 'required', email: 'required'},
    ],
  ])('with %j says %j and keeps the input', (wrong, errors) => {
    const typed = {...person, ...wrong};
    const reading = readForm(formOf(typed), withdrawalForm);
    expect(reading).toMatchObject({ok: false, errors});
    const kept = Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''));
    expect(reading.values).toEqual(kept);
  });
});

describe('a withdrawal that is shown again', () => {
  it.each([
    ['before anybody has typed', {}, {}, false],
    ['with every field right', person, {}, true],
    ['with another step than there is', {...person, step: 'jump'}, {}, true],
    ['where handing it in did not work', {...person, step: 'confirm'}, {}, true],
    ['to be changed', {...person, step: 'change'}, {}, false],
    ['with a field that is wrong', person, {email: 'email'}, false],
  ] as const)('%s is to be confirmed: %4$s', (_, values, errors, isShown) => {
    expect(isToConfirm({values, errors})).toBe(isShown);
  });
});

describe('a notice of cancellation', () => {
  const ordinary = {...person, kind: 'ordinary'};

  it.each([
    ['ends as early as possible where no day is named', {}, {reason: null, endsOn: null}],
    ['ends on the day that is named', {endsOn: '2026-12-31'}, {endsOn: '2026-12-31'}],
    ['may end today', {endsOn: TODAY}, {endsOn: TODAY}],
    [
      'has a reason where it is extraordinary',
      {kind: 'extraordinary', reason: 'Umzug\r\nnach Oslo'},
      {kind: 'extraordinary', reason: 'Umzug\nnach Oslo'},
    ],
    ['has no reason where it is ordinary', {reason: 'egal'}, {reason: null}],
  ])('%s', (_rule, fields, value) => {
    expect(readForm(formOf({...ordinary, ...fields}), cancellationForm(TODAY))).toMatchObject({ok: true, value});
  });

  it.each([
    [{kind: 'extraordinary'}, {reason: 'required'}],
    [
      {kind: 'extraordinary', email: 'x'},
      {reason: 'required', email: 'email'},
    ],
    [{kind: 'sudden'}, {kind: 'required'}],
    [{kind: 'extraordinary', reason: 'x'.repeat(2001)}, {reason: 'too-long'}],
    [{endsOn: '2026-02-31'}, {endsOn: 'day'}],
    [{endsOn: '31.12.2026'}, {endsOn: 'day'}],
    [{endsOn: '2026-11-20'}, {endsOn: 'day-past'}],
  ])('with %j says %j', (wrong, errors) => {
    expect(readForm(formOf({...ordinary, ...wrong}), cancellationForm(TODAY))).toMatchObject({ok: false, errors});
  });
});

describe('a message', () => {
  const message = {kind: 'customer', name: 'Mara Moos', email: 'mara@example.com', message: 'Hallo\nihr'};

  it('of a customer needs no company', () => {
    const nobody = {company: null, phone: null, orderNumber: null};
    expect(readForm(formOf(message), contactForm)).toMatchObject({ok: true, value: {...message, ...nobody}});
  });

  it.each(['b2b-dealer', 'b2b-office', 'b2b-gastro'])('of a business (%s) says which one', (kind) => {
    expect(readForm(formOf({...message, kind}), contactForm)).toMatchObject({ok: false, errors: {company: 'required'}});
    expect(readForm(formOf({...message, kind, company: 'Café Farn'}), contactForm)).toMatchObject({
      ok: true,
      value: {kind, company: 'Café Farn'},
    });
  });

  it('is not empty and not endless', () => {
    expect(readForm(formOf({...message, message: ''}), contactForm)).toMatchObject({errors: {message: 'required'}});
    expect(readForm(formOf({...message, message: 'x'.repeat(5001)}), contactForm)).toMatchObject({
      errors: {message: 'too-long'},
    });
  });
});
