import {afterEach, describe, expect, test} from 'vitest';

import {expectNothingLost, expectOwnPage, expectReceipt, type NoticeCase} from '../support/contract-notices';
import {control, freshAddress} from '../support/services';
import {createVisitor} from '../support/visitor';

const fields = {kind: 'extraordinary', reason: 'Umzug nach Oslo', name: 'Mara Moos', contract: 'L10001'} as const;
const notice: NoticeCase = {
  name: 'cancellation',
  path: '/de/service/kuendigung',
  partner: '/en/service/cancellation',
  fields,
  mailed: ['Mara Moos', 'L10001', 'liegt uns im Wortlaut vor (15 Zeichen)'],
};

afterEach(() => control.repair());

describe('the cancellation of a contract', () => {
  test('has a page of its own in each language', () => expectOwnPage(notice));
  test('is mailed once, with a receipt', () => expectReceipt(notice));
  test('is not lost while its service is down', () => expectNothingLost(notice));

  test('shows kind, reason and end with the receipt', async () => {
    const visitor = createVisitor();
    await visitor.post(notice.path, {...fields, endsOn: '2099-12-24', email: freshAddress()});
    const {data} = await visitor.get(`${notice.path}?sent`);
    expect(data).toMatchObject({receipt: {facts: {...fields, endsOn: '2099-12-24'}}});
  });

  test.each([
    ['a reason, where it is extraordinary', {...fields, reason: ''}, {reason: 'required'}],
    ['a kind', {...fields, kind: 'other'}, {kind: 'required'}],
    ['a day to come', {...fields, kind: 'ordinary', endsOn: '2020-01-01'}, {endsOn: 'day-past'}],
    ['an address', fields, {email: 'required'}],
  ])('requires %s and keeps the input', async (_, typed, errors) => {
    expect(await createVisitor().post(notice.path, typed)).toMatchObject({
      status: 422,
      form: {values: {name: 'Mara Moos', contract: 'L10001'}, errors},
    });
  });
});
