import {afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import {noticeReceivedSchema} from '../../../contracts/contract-notices';
import {mailQueueName} from '../../../service/objects/mail-queue';
import type {RunningServices} from './start-services';
import {startServices} from './start-services';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Behind every attempt of the first two hours: 10 s, 1 min, 5 min, 15 min, then every hour. */
const ATTEMPTS_MS = [11 * SECOND_MS, 72 * SECOND_MS, 7 * MINUTE_MS, 23 * MINUTE_MS, 84 * MINUTE_MS];
const MAILS = 20;
/** What the providers say of a sender's domain that they do not know. */
const REFUSED_SENDER =
  /^(?:422 400 The 'From' address you supplied \(hallo@mail\.lichtung\.example\)|403 validation_error The mail\.lichtung\.example domain) is not /;

describe.each([
  ['postmark', {}],
  [
    'resend',
    {
      MAIL_PROVIDER: 'resend',
      MAIL_API_URL: 'http://127.0.0.1:3001/resend',
      MAIL_WEBHOOK_SECRET: `whsec_${btoa('local-mail-webhook-secret')}`,
    },
  ],
])('mails by %s', (provider, bindings) => {
  let services: RunningServices;
  beforeAll(async () => {
    services = await startServices({LIMIT_FACTOR: '1000', ...bindings});
  }, 60_000);
  afterAll(() => services.stop());
  afterEach(() => services.send('/control/repair', {method: 'POST'}));

  const breakProvider = (fault: object) =>
    services.send('/control/faults', {method: 'POST', body: JSON.stringify({service: 'mail-provider', ...fault})});
  const ask = async (email: string) => {
    const {status} = await services.call('/contact-requests', {
      kind: 'customer',
      name: 'Mara',
      message: 'Hallo',
      email,
      language: 'de',
    });
    expect(status).toBe(201);
  };
  const countOf = async (email: string) => (await services.mails({to: email})).length;

  it('every mail is sent exactly once after the provider was dead for two hours', async () => {
    const addresses = Array.from({length: MAILS}, (_, index) => `dead-${provider}-${index}@example.com`);
    await breakProvider({kind: 'status', status: 503, times: 1000});
    for (const address of addresses) await ask(address);
    for (const ms of [...ATTEMPTS_MS, 2 * HOUR_MS]) await services.moveClock(ms);
    expect(await Promise.all(addresses.map(countOf))).toEqual(addresses.map(() => 0));
    await services.send('/control/repair', {method: 'POST'});
    await services.moveClock(3 * HOUR_MS);
    await services.moveClock(5 * HOUR_MS);
    expect(await Promise.all(addresses.map(countOf))).toEqual(addresses.map(() => 1));
  });

  it('takes the addresses alone that the provider takes, a domain in its ASCII spelling', async () => {
    await ask(`ida-${provider}@kaffee-müller.example`);
    expect(await countOf(`ida-${provider}@xn--kaffee-mller-klb.example`)).toBe(1);
    for (const email of ['jürgen@example.com', 'max..muster@example.com', 'max?@example.com']) {
      const body = {kind: 'customer', name: 'Mara', message: 'Hallo', email, language: 'de'};
      expect((await services.call('/contact-requests', body)).status).toBe(422);
    }
  });

  it('a mail whose answer was lost is not sent again', async () => {
    await breakProvider({kind: 'commit-then-drop', method: 'POST'});
    await ask(`lost-${provider}@example.com`);
    expect(await countOf(`lost-${provider}@example.com`)).toBe(1);
    await services.moveClock(11 * SECOND_MS);
    await services.moveClock(HOUR_MS);
    expect(await countOf(`lost-${provider}@example.com`)).toBe(1);
  });

  it('a mail that the provider refuses is given up and told of, and can be tried again', async () => {
    await breakProvider({kind: 'status', status: 422, times: 1});
    const {MAIL_QUEUE} = await services.serviceEnv();
    await ask(`refused-${provider}@example.com`);
    const queues = ['mails-0', 'mails-1', 'mails-2', 'mails-3'].map((name) => MAIL_QUEUE.getByName(name));
    const dead = (await Promise.all(queues.map((queue) => queue.deadLetters()))).flat();
    expect(dead).toEqual([expect.objectContaining({to: `refused-${provider}@example.com`, kind: 'contact-request'})]);
    const revived = await Promise.all(queues.map((queue) => queue.revive(dead[0]?.key ?? '', Date.now())));
    expect(revived.filter(Boolean)).toHaveLength(1);
    expect(await countOf(`refused-${provider}@example.com`)).toBe(1);
  });

  it('a mail of a sender who is not verified is given up at once, and the operator sees why', async () => {
    const email = `sender-${provider}@example.com`;
    const own = await startServices({...bindings, MAIL_FROM: 'Lichtung <hallo@mail.lichtung.example>'});
    onTestFinished(() => own.stop());
    await own.call('/contact-requests', {kind: 'customer', name: 'Mara', message: 'Hallo', email, language: 'de'});
    const queue = (await own.serviceEnv()).MAIL_QUEUE.getByName(mailQueueName(email));
    const reason: unknown = expect.stringMatching(REFUSED_SENDER);
    expect(await queue.deadLetters()).toEqual([expect.objectContaining({to: email, reason})]);
    expect(await own.mails({to: email})).toEqual([]);
  }, 60_000);

  it('a receipt that comes back later is listed for the operator', async () => {
    const email = `bounced-${provider}@example.com`;
    const {text} = await services.call('/withdrawals', {email, contract: 'L1', name: 'Ida Farn', language: 'de'});
    const {reference} = noticeReceivedSchema.parse(JSON.parse(text));
    const [mail] = await services.mails({to: email});
    const body = JSON.stringify({message: mail?.id, kind: 'hard'});
    expect((await services.send('/control/bounces', {method: 'POST', body})).status).toBe(200);
    const queue = (await services.serviceEnv()).MAIL_QUEUE.getByName(mailQueueName(email));
    await expect
      .poll(() => queue.deadLetters(), {timeout: 10_000})
      .toEqual([expect.objectContaining({to: email, kind: 'withdrawal', bounced: reference})]);
  });

  it.runIf(provider === 'postmark')('a complaint about advertising holds up no receipt', async () => {
    const email = 'complains@example.com';
    const queue = (await services.serviceEnv()).MAIL_QUEUE.getByName(mailQueueName(email));
    const send = (key: string, headers: Readonly<Record<string, string>>) => {
      const mail = {
        key,
        to: email,
        kind: 'lesson',
        language: 'de',
        subject: 'S',
        text: 'T',
        html: 'H',
        headers,
      } as const;
      return queue.add(key, [{dueAt: Date.now(), mail}], Date.now());
    };
    const advertising = {'List-Unsubscribe': '<https://lichtung.example/leave>'};
    await send('lesson 1', advertising);
    const [lesson] = await services.mails({to: email});
    const body = JSON.stringify({message: lesson?.id, kind: 'complaint'});
    expect((await services.send('/control/bounces', {method: 'POST', body})).status).toBe(200);
    await send('lesson 2', advertising);
    await send('receipt 1', {});
    const reason: unknown = expect.stringMatching(/^422 406 /);
    const dead = (await queue.deadLetters()).filter(({to}) => to === email);
    expect(dead).toEqual([expect.objectContaining({key: 'lesson 2', reason})]);
    expect(await services.mails({to: email})).toHaveLength(2);
  });
});
