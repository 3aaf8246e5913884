import {expect, inject, onTestFinished, test, vi} from 'vitest';

import {LIMITS_BY_NAME} from '../../../app/config/limits';
import {mailsTo} from '../../support/outbox';
import {control, freshAddress, origins} from '../support/services';
import {createVisitor, type Visitor} from '../support/visitor';

const EVIL = 'https://evil.example/win';
const statement = {
  name: `Ole ${EVIL}`,
  contract: `L1 ${EVIL}`,
  step: 'confirm',
  kind: 'extraordinary',
  reason: `Look: ${EVIL}`,
};

type Form = readonly [path: string, fields: Readonly<Record<string, string>>];

/** Forms that mail to a typed address, each full of a stranger's text. */
const FORMS: readonly Form[] = [
  ['/de/newsletter', {variant: 'default'}],
  ['/de/service/kontakt', {kind: 'customer', name: EVIL, orderNumber: 'evil.example', message: `Look: ${EVIL}`}],
  ['/de/service/widerruf', statement],
  ['/en/newsletter', {variant: 'raffle'}],
  ['/de/service/kuendigung', statement],
  ['/en/service/contact', {kind: 'customer', name: EVIL, message: EVIL}],
  ['/en/service/withdrawal', statement],
];
const isStatement = ([, fields]: Form) => fields === statement;

/** Spellings of one mailbox. */
const spelled = (address: string, count: number): string =>
  [address, address.toUpperCase(), address.replace('@', `+${count}@`)][count % 3] ?? address;

test('one mailbox gets ten mails a day, from whatever networks, beside the receipts of statements, and no text of a stranger’s', async () => {
  const [{limit}] = LIMITS_BY_NAME.mail.target;
  const networks = inject('isFullRun') ? 1000 : 42;
  const address = freshAddress();
  const statuses = new Set<number>();
  const sent = Array.from({length: networks}, (_, count) => FORMS[count % FORMS.length] ?? (['', {}] as const));
  for (const [count, [path, fields]] of sent.entries()) {
    const form = {...fields, email: spelled(address, count), idempotencyKey: crypto.randomUUID()};
    statuses.add((await createVisitor().post(path, form)).status);
  }
  const addresses = new Set(Array.from({length: networks}, (_, count) => spelled(address, count).toLowerCase()));
  const mails = (await Promise.all([...addresses].map((each) => mailsTo(origins.emulator, each)))).flat();
  expect(mails).toHaveLength(limit + sent.filter(isStatement).length);
  expect([...statuses].sort()).toEqual([303, 429]);
  for (const {subject, text} of mails) {
    expect(subject + text).not.toContain('evil.example');
    expect(subject + text).not.toContain('Look');
  }
}, 600_000);

test('a withdrawal is taken in beyond the receipts of a day from one network, and its page says that there is none', async () => {
  const [{limit}] = LIMITS_BY_NAME.receipt.networkPerTarget;
  const [perMinute] = LIMITS_BY_NAME.statement.network;
  const email = freshAddress();
  const path = '/de/service/widerruf';
  const withdraw = async (visitor: Visitor) => {
    const form = {name: 'Ole', contract: 'L1', step: 'confirm', email, idempotencyKey: crypto.randomUUID()};
    const {status} = await visitor.post(path, form);
    return {status, page: await visitor.get(`${path}?sent`)};
  };
  const mailed = {status: 303, page: {data: {receipt: {mailed: true}}}};
  const began = Date.now();
  vi.useFakeTimers({toFake: ['Date'], now: began});
  onTestFinished(async () => {
    vi.useRealTimers();
    await control.moveClock(0);
  });
  const sender = createVisitor();
  for (let count = 0; count < limit; count += 1) {
    expect(await withdraw(sender)).toMatchObject(mailed);
    if ((count + 1) % perMinute.limit !== 0) continue;
    // Statements are limited by the minute.
    vi.setSystemTime(Date.now() + perMinute.seconds * 1000);
    await control.moveClock(Date.now() - began);
  }
  expect(await withdraw(sender)).toMatchObject({
    status: 303,
    page: {data: {receipt: {mailed: false, facts: {contract: 'L1'}}}},
  });
  expect(await withdraw(createVisitor())).toMatchObject(mailed);
  expect(await mailsTo(origins.emulator, email)).toHaveLength(limit + 1);
});
