import {afterEach, describe, expect, test} from 'vitest';
import * as z from 'zod';

import {expectNothingLost, expectOwnPage, expectReceipt, type NoticeCase} from '../support/contract-notices';
import {control, origins} from '../support/services';
import {createVisitor} from '../support/visitor';

const message = 'Zwölf Leute, eine Maschine.\nWas kostet das?';
const customer: NoticeCase = {
  name: 'contact',
  path: '/de/service/kontakt',
  partner: '/en/service/contact',
  fields: {kind: 'customer', name: 'Mara Moos', message},
  mailed: ['Anfrage'],
};
const business: NoticeCase = {
  name: 'contact',
  path: '/de/service/kontakt-unternehmen',
  partner: '/en/service/business-contact',
  fields: {kind: 'b2b-office', name: 'Ida Farn', company: 'Farn GmbH', message},
  mailed: ['Anfrage'],
};

afterEach(() => control.repair());

describe.each([
  ['a customer', customer],
  ['a business', business],
])('a message of %s', (_, notice) => {
  test('has a page of its own in each language', () => expectOwnPage(notice));
  test('is mailed once, with a receipt', () => expectReceipt(notice));
  test('is not lost while its service is down', () => expectNothingLost(notice));
});

test('requires the company of a business and keeps the input', async () => {
  const {fields, path} = business;
  expect(await createVisitor().post(path, {...fields, company: '', email: 'buero@example.com'})).toMatchObject({
    status: 422,
    form: {values: {kind: 'b2b-office', message}, errors: {company: 'required'}},
  });
});

const draftSchema = z.object({draft: z.object({message: z.string()})});

test.each([
  [customer.path, `${origins.shop}/de/p/waldgold\n`],
  [customer.partner, `${origins.shop}/en/p/waldgold\n`],
])('%s, opened for a review, names its page, and nothing else that the address says', async (path, page) => {
  const {data} = await createVisitor().get(`${path}?review=waldgold`);
  expect(draftSchema.parse(data).draft.message).toContain(page);
  expect(await createVisitor().get(`${path}?review=Ruf+uns+an`)).toMatchObject({data: {draft: null}});
});

test('an empty form says what it needs', async () => {
  expect(await createVisitor().post(customer.path, {})).toMatchObject({
    status: 422,
    form: {errors: {kind: 'required', name: 'required', email: 'required', message: 'required'}},
  });
});
