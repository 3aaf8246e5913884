import {expect} from 'vitest';

import {mailsTo} from '../../support/outbox';
import {CMS_DOWN} from '../../support/control';
import contractNotices from '../../../locales/de/contractNotices.json';
import {control, freshAddress, origins} from './services';
import {createVisitor} from './visitor';

/** A page on which a customer tells the shop something, and what its form is sent with. */
export type NoticeCase = {
  readonly path: string;
  readonly name: 'withdrawal' | 'cancellation' | 'contact';
  /** The same page in English. */
  readonly partner: string;
  /** All fields that it needs but the e-mail address. */
  readonly fields: Readonly<Record<string, string>>;
  /** What is in the customer's mail afterwards. */
  readonly mailed: readonly string[];
};

const freshForm = ({fields}: NoticeCase) => ({...fields, email: freshAddress(), idempotencyKey: crypto.randomUUID()});

/** The page is its visitor's alone, and has one address in each language. */
export async function expectOwnPage({path, partner}: NoticeCase): Promise<void> {
  const visitor = createVisitor();
  const {status, data} = await visitor.get(path);
  expect(status).toBe(200);
  expect(data).toMatchObject({isSent: false, receipt: null, seo: {alternates: {de: path, en: partner}}});
  const mixed = `/en${path.slice(3)}`;
  if (mixed !== partner) expect(await visitor.get(mixed)).toMatchObject({status: 301, location: partner});
}

/** What was told is mailed once, and shown once on the page that follows. */
export async function expectReceipt(notice: NoticeCase): Promise<void> {
  const visitor = createVisitor();
  const form = freshForm(notice);
  const sent = await visitor.post(notice.path, form);
  expect([sent.status, sent.location]).toEqual([303, `${notice.path}?sent`]);
  const {data} = await visitor.get(`${notice.path}?sent`);
  expect(data).toMatchObject({isSent: true});
  expect(data).toHaveProperty('seo.title', expect.stringContaining(contractNotices[notice.name].received.title));
  expect(data).toHaveProperty('receipt.reference', expect.any(String));
  expect((await visitor.get(`${notice.path}?sent`)).data).toMatchObject({isSent: true, receipt: null});
  await visitor.post(notice.path, form);
  const mails = await mailsTo(origins.emulator, form.email);
  expect(mails).toHaveLength(1);
  for (const part of notice.mailed) expect(mails[0]?.text).toContain(part);
}

/** Nothing typed is lost while the service is down or busy, and what is sent again counts once; no CMS is asked. */
export async function expectNothingLost(notice: NoticeCase): Promise<void> {
  const visitor = createVisitor();
  const form = freshForm(notice);
  await control.breakDown(CMS_DOWN);
  await control.breakDown({service: 'service-api', kind: 'commit-then-drop', times: 2});
  expect((await visitor.get(notice.path)).status).toBe(200);
  const failed = await visitor.post(notice.path, form);
  expect(failed).toMatchObject({
    status: 503,
    form: {
      values: {email: form.email},
      errors: {},
      problem: {code: 'unavailable'},
      idempotencyKey: form.idempotencyKey,
    },
  });
  expect(Number(failed.headers.get('Retry-After'))).toBeGreaterThan(0);
  // A failure that the shop did not meet, because it had tried again too often, would come first.
  await control.repair();
  await control.breakDown(CMS_DOWN);
  await control.breakDown({service: 'service-api', kind: 'throttle'});
  const rateLimited = await visitor.post(notice.path, form);
  expect([rateLimited.status, rateLimited.headers.get('Retry-After')]).toEqual([429, '1']);
  for (let time = 0; time < 2; time += 1) expect((await visitor.post(notice.path, form)).status).toBe(303);
  expect(await mailsTo(origins.emulator, form.email)).toHaveLength(1);
}
