import {expect, inject, test} from 'vitest';

import {LIMITS_BY_NAME} from '../../../app/config/limits';
import {mailsTo} from '../../support/outbox';
import {freshAddress, origins} from '../support/services';
import {createVisitor} from '../support/visitor';

const EVIL = 'https://evil.example/win';
const statement = {
  name: `Ole ${EVIL}`,
  contract: `L1 ${EVIL}`,
  step: 'confirm',
  kind: 'extraordinary',
  reason: `Look: ${EVIL}`,
};

/** Forms that mail to a typed address, each full of a stranger's text. */
const FORMS: readonly (readonly [path: string, fields: Readonly<Record<string, string>>])[] = [
  ['/de/newsletter', {variant: 'default'}],
  ['/de/service/kontakt', {kind: 'customer', name: EVIL, orderNumber: 'evil.example', message: `Look: ${EVIL}`}],
  ['/de/service/widerruf', statement],
  ['/en/newsletter', {variant: 'raffle'}],
  ['/de/service/kuendigung', statement],
  ['/en/service/contact', {kind: 'customer', name: EVIL, message: EVIL}],
  ['/en/service/withdrawal', statement],
];

/** Spellings of one mailbox. */
const spelled = (address: string, count: number): string =>
  [address, address.toUpperCase(), address.replace('@', `+${count}@`)][count % 3] ?? address;

test('one mailbox gets ten mails a day by all forms together, from whatever networks, and no text of a stranger’s', async () => {
  const [{limit}] = LIMITS_BY_NAME.mail.target;
  const networks = inject('isFullRun') ? 1000 : 42;
  const address = freshAddress();
  const statuses = new Set<number>();
  for (let count = 0; count < networks; count += 1) {
    const [path, fields] = FORMS[count % FORMS.length] ?? ['', {}];
    const form = {...fields, email: spelled(address, count), idempotencyKey: crypto.randomUUID()};
    statuses.add((await createVisitor().post(path, form)).status);
  }
  const addresses = new Set(Array.from({length: networks}, (_, count) => spelled(address, count).toLowerCase()));
  const mails = (await Promise.all([...addresses].map((each) => mailsTo(origins.emulator, each)))).flat();
  expect(mails).toHaveLength(limit);
  expect([...statuses].sort()).toEqual([303, 429]);
  for (const {subject, text} of mails) {
    expect(subject + text).not.toContain('evil.example');
    expect(subject + text).not.toContain('Look');
  }
}, 600_000);

test('a withdrawal is taken in beyond the mails of a day, and its page says that there is none', async () => {
  const email = freshAddress();
  const path = '/de/service/widerruf';
  const withdraw = async () => {
    const visitor = createVisitor();
    const form = {name: 'Ole', contract: 'L1', step: 'confirm', email, idempotencyKey: crypto.randomUUID()};
    const {status} = await visitor.post(path, form);
    return {status, page: await visitor.get(`${path}?sent`)};
  };
  for (let count = 0; count < LIMITS_BY_NAME.mail.target[0].limit; count += 1) {
    expect(await withdraw()).toMatchObject({status: 303, page: {data: {receipt: {mailed: true}}}});
  }
  expect(await withdraw()).toMatchObject({
    status: 303,
    page: {data: {receipt: {mailed: false, facts: {contract: 'L1'}}}},
  });
  expect(await mailsTo(origins.emulator, email)).toHaveLength(LIMITS_BY_NAME.mail.target[0].limit);
});
