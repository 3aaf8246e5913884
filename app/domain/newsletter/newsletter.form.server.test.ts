import {describe, expect, it} from 'vitest';

import {readForm} from '../../forms/read-form.server';
import {newsletterForm} from './newsletter.form.server';

const read = (data: FormData) => readForm(data, newsletterForm);

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

describe('a sign-up to the newsletter', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['  ada@example.com ', 'ada@example.com'],
    ['ada+kaffee@mail.example.co.uk', 'ada+kaffee@mail.example.co.uk'],
    ['jorg@müller.example', 'jorg@xn--mller-kva.example'],
  ])('takes %j', (email, taken) => {
    expect(read(form({email}))).toMatchObject({ok: true, value: {email: taken}});
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['ada', 'email'],
    ['ada@example', 'email'],
    ['ada@@example.com', 'email'],
    ['ada@example.com, eve@example.com', 'email'],
    ['ada@example.com\r\nBcc: eve@example.com', 'invalid'],
    ['<script>@example.com', 'email'],
    [`${'a'.repeat(250)}@example.com`, 'too-long'],
  ])('refuses %j as %s', (email, code) => {
    expect(read(form({email}))).toMatchObject({ok: false, errors: {email: code}});
  });

  it.each([
    ['default', 'default'],
    ['espresso', 'espresso'],
    ['raffle', 'raffle'],
    ['everything', 'default'],
    ['', 'default'],
  ])('of the variant %j is one to %s', (variant, taken) => {
    expect(read(form({email: 'a@b.example', variant}))).toMatchObject({value: {variant: taken}});
  });

  it('without any field, or with a file in its place, is refused', () => {
    expect(read(new FormData())).toMatchObject({ok: false});
    const data = new FormData();
    data.append('email', new File(['x'], 'x.txt'));
    expect(read(data)).toMatchObject({ok: false, errors: {email: 'required'}});
  });
});
