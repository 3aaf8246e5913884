import {afterEach, describe, expect, test} from 'vitest';

import contractNotices from '../../../locales/de/contractNotices.json';
import {expectNothingLost, expectOwnPage, expectReceipt, type NoticeCase} from '../support/contract-notices';
import {control} from '../support/services';
import {createVisitor} from '../support/visitor';

const notice: NoticeCase = {
  name: 'withdrawal',
  path: '/de/service/widerruf',
  partner: '/en/service/withdrawal',
  fields: {name: 'Mara Moos', contract: 'L10001', step: 'confirm'},
  mailed: ['Mara Moos', 'L10001'],
};
const {path} = notice;
const typed = {name: 'Mara Moos', contract: 'L10001', email: 'mara@example.com'};

afterEach(() => control.repair());

describe('the withdrawal from a contract', () => {
  test('has a page of its own in each language', () => expectOwnPage(notice));
  test('is mailed once, with a receipt', () => expectReceipt(notice));
  test('is not lost while its service is down', () => expectNothingLost(notice));

  test('shows the errors of the form and keeps the input', async () => {
    expect(await createVisitor().post(path, {name: 'Mara Moos', email: 'mara@example'})).toMatchObject({
      status: 422,
      form: {
        values: {name: 'Mara Moos', email: 'mara@example'},
        errors: {contract: 'required', email: 'email'},
      },
    });
  });

  test('is shown before it is handed in, and can be changed', async () => {
    const visitor = createVisitor();
    const {title} = contractNotices.withdrawal.review;
    const shown = await visitor.post(path, typed);
    expect(shown).toMatchObject({status: 200, form: {values: typed, errors: {}, problem: null}});
    expect(shown).toHaveProperty('data.seo.title', expect.stringContaining(title));
    const changed = await visitor.post(path, {...typed, step: 'change'});
    expect(changed).toMatchObject({
      status: 200,
      form: {values: {...typed, step: 'change'}, errors: {}, problem: null},
    });
    expect(changed).not.toHaveProperty('data.seo.title', expect.stringContaining(title));
  });
});
