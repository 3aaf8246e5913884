import {runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {MockInstance} from 'vitest';
import type {MailQueue} from '../../../service/objects/mail-queue';
import {MailQueueObject} from '../../../service/objects/mail-queue-object';
import {rowsReadBy} from '../rows-read';
import {alarmOf, goTo, START} from './alarms';
import {holdRequest, serve, serveLogged} from './hosted-services';
import type {HostedServices} from './hosted-services';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const PERSON = {email: 'ida@example.com', language: 'en'} as const;

let services: HostedServices;
let log: MockInstance<typeof console.error>;
beforeEach(() => {
  ({services, log} = serveLogged());
});

it.each([
  ['withdrawal', 406, 1],
  ['gift-subscription', 300, 1],
  ['back-in-stock', 400, 1],
  ['back-in-stock', 406, 0],
  ['new-cases', 300, 1],
  ['back-in-stock', 300, 1],
] as const)(
  'a %s that the provider refuses with %i is listed, with %i faults, without the address',
  async (kind, ErrorCode, faults) => {
    const refusal = {ErrorCode, Message: 'Inactive recipient: ida@example.com'};
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(refusal, {status: 422}));
    const queue = env.MAIL_QUEUE.getByName(`refused ${kind} ${ErrorCode}`);
    const {email: to, language} = PERSON;
    const mail = {to, language, key: `${kind} 1`, kind, subject: '', text: '', html: ''};
    await queue.add('refused', [{dueAt: START, mail}], START);
    const fault = `{"event":"fault","fault":"mail-given-up","kind":"${kind}","code":"422 ${ErrorCode}"}`;
    expect(log.mock.calls).toEqual(Array.from({length: faults}, () => [fault]));
    expect(await queue.deadLetters()).toMatchObject([
      {to, reason: `422 ${ErrorCode} Inactive recipient: ida@example.com`},
    ]);
  },
);

it('the operator’s mail whose address the provider refuses is a fault, and is not listed', async () => {
  const refusal = {ErrorCode: 406, Message: 'Inactive recipient'};
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(refusal, {status: 422}));
  const queue = env.MAIL_QUEUE.getByName('refused operator');
  const {email: to, language} = PERSON;
  const mail = {to, language, key: 'new-cases 1', kind: 'new-cases', subject: '', text: '', html: ''};
  await queue.add('refused', [{dueAt: START, mail}], START);
  expect(log.mock.calls).toEqual([['{"event":"fault","fault":"mail-given-up","kind":"new-cases","code":"422 406"}']]);
  expect(await queue.deadLetters()).toEqual([]);
  expect(await queue.personalData(to)).toMatchObject([{state: 'bounced', text: null}]);
});

it('a mail that is sent after a refusal leaves no address behind', async () => {
  const email = 'refused-then-sent@example.com';
  const Message = `You tried to send to recipient(s) that have been marked as inactive. Found inactive addresses: ${email}.`;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ErrorCode: 406, Message}, {status: 422}));
  const queue = env.MAIL_QUEUE.getByName('refused then sent');
  const mail = {
    to: email,
    language: 'en',
    key: 'withdrawal 5',
    kind: 'withdrawal',
    subject: '',
    text: '',
    html: '',
  } as const;
  await queue.add('refused', [{dueAt: START, mail}], START);
  services = serve();
  expect(await queue.revive(mail.key, START)).toBe(true);
  expect(services.mails).toHaveLength(1);
  const rows = await runInDurableObject(queue, (_, {storage}) => storage.sql.exec('SELECT * FROM mails').toArray());
  expect(rows).toMatchObject([{state: 'sent'}]);
  expect(JSON.stringify(rows)).not.toContain(email);
});

it('a cancelled topic leaves no mail that was given up, other mails stay', async () => {
  const refusal = {ErrorCode: 406, Message: 'Inactive recipient'};
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(refusal, {status: 422}));
  const queue = env.MAIL_QUEUE.getByName('cancelled');
  const {email: to, language} = PERSON;
  for (const kind of ['lesson', 'withdrawal']) {
    const mail = {to, language, key: `${kind} 4`, kind, subject: '', text: '', html: ''};
    await queue.add(`topic of ${kind}`, [{dueAt: START, mail}], START);
  }
  expect(await queue.deadLetters()).toHaveLength(2);
  await queue.cancel('topic of lesson');
  expect(await queue.deadLetters()).toMatchObject([{key: 'withdrawal 4'}]);
});

it('a token that the mail provider refuses is in the log at the first mail', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}, {status: 401}));
  const {email: to, language} = PERSON;
  const mail = {to, language, key: 'back-in-stock 2', kind: 'back-in-stock', subject: '', text: '', html: ''};
  await env.MAIL_QUEUE.getByName('token').add('stock', [{dueAt: START, mail}], START);
  expect(log).toHaveBeenCalledWith('{"event":"outage","service":"postmark","reason":"401"}');
});

it('mails of a stream that the provider lacks wait by themselves, and their fault names the reason', async () => {
  const sent: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const text = request.method === 'POST' ? await request.text() : request.url;
    if (text.includes('broadcast')) return Response.json({ErrorCode: 1235, Message: 'No such stream'}, {status: 422});
    if (request.method === 'POST') sent.push(text);
    return Response.json({TotalCount: 0});
  });
  const queue = env.MAIL_QUEUE.getByName('streams');
  const {email: to, language} = PERSON;
  const mail = {to, language, subject: '', text: '', html: ''};
  const lesson = {...mail, key: 'lesson 1', kind: 'lesson', headers: {'List-Unsubscribe': '<https://shop.example>'}};
  const receipt = {...mail, key: 'withdrawal W-2', kind: 'withdrawal'};
  await queue.add('lesson', [{dueAt: START, mail: lesson}], START);
  // Due with the second attempt of the lesson, which begins with a search.
  await queue.add('withdrawal', [{dueAt: START + 10_000, mail: receipt}], START);
  await goTo(alarmOf(queue), START + 10_000);
  expect(sent).toHaveLength(1);
  await goTo(alarmOf(queue), START + HOUR_MS);
  expect(log.mock.calls).toEqual([
    ['{"event":"fault","fault":"mail-waits","kind":"lesson","code":"postmark: 422 1235"}'],
  ]);
});

it('a mail that waits for 20 minutes is a fault, once', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}, {status: 401}));
  const {email: to, language} = PERSON;
  const mail = {to, language, key: 'withdrawal W-1', kind: 'withdrawal', subject: '', text: '', html: ''};
  const queue = env.MAIL_QUEUE.getByName('waits');
  await queue.add('withdrawal', [{dueAt: START, mail}], START);
  const faults = () =>
    log.mock.calls.map(([line]: readonly unknown[]) => line).filter((line) => String(line).includes('"fault"'));
  await goTo(alarmOf(queue), START + 20 * 60_000);
  expect(faults()).toEqual([]);
  await goTo(alarmOf(queue), START + 25 * 60_000);
  await goTo(alarmOf(queue), START + 5 * HOUR_MS);
  expect(faults()).toEqual(['{"event":"fault","fault":"mail-waits","kind":"withdrawal","code":"postmark: 401"}']);
});

it('a mail that the provider puts off for an hour is a fault at once, and once', async () => {
  const away = {status: 429, headers: {'Retry-After': '3600'}};
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, away));
  const {email: to, language} = PERSON;
  const mail = {to, language, key: 'withdrawal W-3', kind: 'withdrawal', subject: '', text: '', html: ''};
  const queue = env.MAIL_QUEUE.getByName('put off');
  await queue.add('withdrawal', [{dueAt: START, mail}], START);
  const fault = '{"event":"fault","fault":"mail-waits","kind":"withdrawal","code":"postmark: 429"}';
  const faults = () => log.mock.calls.filter(([line]) => String(line).includes('"fault"'));
  expect(faults()).toEqual([[fault]]);
  await goTo(alarmOf(queue), START + 6 * HOUR_MS);
  expect(faults()).toEqual([[fault]]);
});

describe('the queue of mails', () => {
  const mailTo = (to: string) => ({
    dueAt: START,
    mail: {
      to,
      language: 'de',
      key: `contact-request ${to}`,
      kind: 'contact-request',
      subject: '',
      text: '',
      html: '',
    } as const,
  });

  it('sends a mail beside one that it cannot read, which is a fault', async () => {
    const queue = env.MAIL_QUEUE.getByName('unreadable');
    await queue.add('first', [{...mailTo('a@example.com'), dueAt: START + 1}], START);
    await runInDurableObject(queue, (_, {storage}) => {
      storage.sql.exec("UPDATE mails SET mail = '{}'");
    });
    vi.setSystemTime(START + 1);
    await queue.add('second', [{...mailTo('b@example.com'), dueAt: START + 1}], START + 1);
    expect(services.mails.map(({to}) => to)).toEqual(['b@example.com']);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('"fault":"unexpected"'));
    await goTo(alarmOf(queue), START + 4 * DAY_MS);
    expect(await queue.deadLetters()).toMatchObject([{to: 'a@example.com'}]);
    expect(await queue.personalData('a@example.com')).toMatchObject([{state: 'dead', text: null}]);
  });

  it.each(['erased', 'cancelled'] as const)('sends no mail that is %s while the one before it is sent', async (how) => {
    const queue = env.MAIL_QUEUE.getByName(`meanwhile ${how}`);
    const [first, second] = [`a-${how}@example.com`, `b-${how}@example.com`];
    await queue.add('second', [{...mailTo(second), dueAt: START + 1}], START);
    await holdRequest(
      () => queue.add('first', [mailTo(first)], START + 1),
      () => (how === 'erased' ? queue.erase(second) : queue.cancel('second')),
    );
    expect(services.mails.map(({to}) => to)).toEqual([first]);
  });

  it.each([
    ['stored', async () => undefined],
    ['cancelled meanwhile', (queue: MailQueue) => queue.cancel('first')],
  ])('has erased a mail that is being sent, and is %s, only once that has ended', async (how, before) => {
    const queue = env.MAIL_QUEUE.getByName(`on the way ${how}`);
    const to = `on-the-way-${how.replace(' ', '-')}@example.com`;
    const erasures: Promise<number>[] = [];
    await holdRequest(
      () => queue.add('first', [mailTo(to)], START),
      async () => {
        await before(queue);
        erasures.push(queue.erase(to).then(() => services.mails.length));
        await vi.waitFor(async () => expect(await queue.personalData(to)).toEqual([]));
      },
    );
    expect(await Promise.all(erasures)).toEqual([1]);
    expect(await queue.personalData(to)).toEqual([]);
  });

  it('reads few of many sent mails', async () => {
    const queue = env.MAIL_QUEUE.getByName('many');
    const {rows} = await runInDurableObject(queue, async (object, {storage: {sql}}) => {
      if (!(object instanceof MailQueueObject)) throw new Error('This is no queue');
      const row = "INSERT INTO mails VALUES (?, '', ?, 'sent', ?, ?, 1, '', NULL)";
      for (let number = 0; number < 200; number += 1) sql.exec(row, `k ${number}`, `${number}`, START, START);
      return rowsReadBy(sql, async () => {
        await object.add('one', [mailTo('one@example.com')], START);
        await object.personalData('one@example.com');
      });
    });
    expect(services.mails).toHaveLength(1);
    expect(Math.max(...rows)).toBeLessThan(20);
  });

  it('asks a provider that is down for one mail at a time, and loses none', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, {status: 429}));
    const queue = env.MAIL_QUEUE.getByName('down');
    const addresses = ['a@example.com', 'b@example.com', 'c@example.com'];
    await queue.add('all', addresses.map(mailTo), START);
    expect(asked).toHaveBeenCalledTimes(1);
    await goTo(alarmOf(queue), START + 9_000);
    expect(asked).toHaveBeenCalledTimes(3);
    services = serve();
    await goTo(alarmOf(queue), START + HOUR_MS);
    expect(services.mails.map(({to}) => to).sort()).toEqual(addresses);
  });

  it.each([429, 503])('holds every mail as long as the Retry-After of a %i says', async (status) => {
    const headers = {'Retry-After': '120'};
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, {status, headers}));
    const queue = env.MAIL_QUEUE.getByName(`told-to-wait-${status}`);
    await queue.add('all', ['a@example.com', 'b@example.com'].map(mailTo), START);
    await goTo(alarmOf(queue), START + 119_000);
    expect(asked).toHaveBeenCalledTimes(1);
    services = serve();
    await goTo(alarmOf(queue), START + 122_000);
    expect(services.mails).toHaveLength(2);
  });
});
