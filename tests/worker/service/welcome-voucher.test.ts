import {env} from 'cloudflare:workers';
import {beforeEach, expect, it, vi} from 'vitest';
import {MailQueueObject} from '../../../service/objects/mail-queue-object';
import {alarmOf, goTo, START} from './alarms';
import {serveLogged} from './hosted-services';
import type {HostedServices} from './hosted-services';

const HOUR_MS = 60 * 60 * 1000;

let services: HostedServices;
beforeEach(() => {
  ({services} = serveLogged());
});

const welcomesTo = (email: string) =>
  services.mails.flatMap(({to, kind, text}) => (to === email && kind === 'newsletter-welcome' ? [text] : []));

/** Tells for each welcome to these addresses whether it has the voucher. */
const welcomed = (...emails: readonly string[]) =>
  emails.map((email) => welcomesTo(email).map((text) => text.includes('WALD-')));

async function confirmed(email: string, at = START) {
  const subscriber = env.NEWSLETTER.getByName(email.toLowerCase());
  await subscriber.request({email, variant: 'default', language: 'en'}, email, at);
  return subscriber.confirm(email, at);
}

it('goes to a mailbox once, however its address is spelled', async () => {
  expect(await confirmed('ada+1@example.com')).toMatchObject({
    state: 'confirmed',
    welcomeVoucher: true,
    welcomeDelayed: false,
  });
  for (const email of ['ada+2@example.com', 'Ada@Example.com']) {
    expect(await confirmed(email)).toMatchObject({state: 'confirmed', welcomeVoucher: false});
  }
  expect(await confirmed('ben@example.com')).toMatchObject({welcomeVoucher: true});
  const welcomes = services.mails.filter(({kind}) => kind === 'newsletter-welcome');
  expect(welcomes.map(({text}) => text.includes('WALD-'))).toEqual([true, false, false, true]);
});

it('is named again by a repeated confirmation, as long as the link is valid', async () => {
  await confirmed('gesa+1@example.com');
  await confirmed('gesa+2@example.com');
  const again = (email: string, at: number) => env.NEWSLETTER.getByName(email).confirm(email, at);
  const said = {state: 'already_confirmed', variant: 'default'};
  expect(await again('gesa+1@example.com', START + HOUR_MS)).toMatchObject({...said, welcomeVoucher: true});
  expect(await again('gesa+2@example.com', START + HOUR_MS)).toMatchObject({...said, welcomeVoucher: false});
  expect(await again('gesa+1@example.com', START + 72 * HOUR_MS)).toMatchObject({...said, welcomeVoucher: false});
});

it('goes to the spelling that was confirmed first, though an outage holds its welcome back', async () => {
  services.outage = 'down';
  expect(await confirmed('cleo+1@example.com')).toMatchObject({state: 'confirmed', welcomeVoucher: false});
  services.outage = 'none';
  expect(await confirmed('cleo+2@example.com')).toMatchObject({welcomeVoucher: false});
  await goTo(alarmOf(env.NEWSLETTER.getByName('cleo+1@example.com')), START + HOUR_MS);
  expect(welcomed('cleo+1@example.com', 'cleo+2@example.com')).toEqual([[true], [false]]);
});

it.each([
  [2, ['28 November 2090']],
  // It was over before its mail.
  [9, [undefined]],
])('is in the welcome with its end, though the answer that made it was lost, %i days ago', async (days, ends) => {
  const email = `lost-${days}@example.com`;
  services.outage = 'answers-lost';
  await confirmed(email);
  const alarm = alarmOf(env.NEWSLETTER.getByName(email));
  await goTo(alarm, START + days * 24 * HOUR_MS);
  services.outage = 'none';
  await goTo(alarm, START + days * 24 * HOUR_MS + HOUR_MS);
  expect(welcomesTo(email).map((text) => /WALD-.*Valid until (.*?)\./s.exec(text)?.[1])).toEqual(ends);
});

it('is not promised to a later spelling whose welcome an outage holds back', async () => {
  await confirmed('finn+1@example.com');
  const later = START + 72 * HOUR_MS;
  const [code = ''] = services.codes.keys();
  await goTo(alarmOf(env.IDEMPOTENCY.getByName(`welcome-voucher ${code}`)), later);
  services.outage = 'down';
  expect(await confirmed('finn+2@example.com', later)).toMatchObject({state: 'confirmed', welcomeVoucher: false});
  services.outage = 'none';
  await goTo(alarmOf(env.NEWSLETTER.getByName('finn+2@example.com')), later + HOUR_MS);
  expect(welcomed('finn+1@example.com', 'finn+2@example.com')).toEqual([[true], [false]]);
});

it.each([
  ['that has none', 'dora+1@example.com', 'dora+2@example.com', [[true], [false]]],
  ['that has it', null, 'emma@example.com', [[], [true]]],
])('stays as it is in a welcome %s and is sent again after a failure', async (_, first, email, expected) => {
  if (first !== null) await confirmed(first);
  const subscriber = env.NEWSLETTER.getByName(email);
  await subscriber.request({email, variant: 'default', language: 'en'}, email, START);
  vi.spyOn(MailQueueObject.prototype, 'add').mockImplementationOnce(() => {
    throw new Error('The object is overloaded');
  });
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const said = {state: 'confirmed', welcomeVoucher: false, welcomeDelayed: true};
  expect(await subscriber.confirm(email, START)).toMatchObject(said);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/"fault":"unexpected".*overloaded/));
  await goTo(alarmOf(subscriber), START + HOUR_MS);
  expect(welcomed(first ?? '', email)).toEqual(expected);
});
