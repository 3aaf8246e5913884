import {runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {expect, it, vi} from 'vitest';
import {inGeneration} from '../../../service/objects/generation';
import {mailQueueName} from '../../../service/objects/mail-queue';
import {MailQueueObject} from '../../../service/objects/mail-queue-object';
import {presentEnv} from '../../../service/env';
import {erasePersonalData, exportPersonalData} from '../../../service/workflows/personal-data';
import {START} from './alarms';
import {ORDER} from './delivered-order';
import {serve} from './hosted-services';
import type {HostedServices} from './hosted-services';

const EMAIL = 'erased-meanwhile@example.com';

it('what is noted during an erasure stays in the index', async () => {
  const index = env.ADDRESS_INDEX.getByName(EMAIL);
  const cart = (name: string) => ({kind: 'saved-cart', name}) as const;
  for (const name of ['again', 'before']) await index.note(cart(name), START);
  vi.spyOn(MailQueueObject.prototype, 'erase').mockImplementationOnce(async () => {
    for (const name of ['again', 'meanwhile']) await env.ADDRESS_INDEX.getByName(EMAIL).note(cart(name), START);
    return [];
  });
  await erasePersonalData(inGeneration(presentEnv(env), 0), EMAIL, START);
  expect(await index.holdings()).toMatchObject([cart('again'), cart('meanwhile')]);
});

it('nothing of an address is exported or erased while the index has a kind that is not known', async () => {
  const email = 'unknown-kind@example.com';
  await runInDurableObject(
    env.ADDRESS_INDEX.getByName(email),
    (_, {storage}) => void storage.sql.exec("INSERT INTO holdings (kind, name, until) VALUES ('later', 'x', 1)"),
  );
  const present = inGeneration(presentEnv(env), 0);
  for (const work of [exportPersonalData, erasePersonalData]) {
    const error = await work(present, email, START).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({message: 'The index has an entry of an unknown kind: later'});
  }
});

const PERSON = {language: 'de', email: 'mailed-meanwhile@example.com'} as const;

let services: HostedServices;

/** What mails a person: each prepares something of theirs, and returns the call that sends the mail. */
const SENDERS: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  return: async () => {
    const name = 'RL25601';
    await env.ADDRESS_INDEX.getByName(PERSON.email).note({kind: 'return', name}, START);
    const mail = {...PERSON, to: PERSON.email, kind: 'return', key: 'return 1', subject: 'S', text: 'T', html: 'H'};
    const [order, items] = [{...ORDER, number: name}, [{line: 0, quantity: 1}]];
    return () => env.RETURN_DESKS.getByName(name).announceReturn(order, {items}, '1', START, {work: [], mail});
  },
  message: async () => {
    const name = 'N-MAILED-MEANWHILE';
    await env.ADDRESS_INDEX.getByName(PERSON.email).note({kind: 'notice', name}, START);
    const content = {...PERSON, kind: 'customer', name: 'Ida', message: 'X', receipt: true} as const;
    const notice = {kind: 'contact-request', content, receivedAt: START} as const;
    const mail = {...PERSON, to: PERSON.email, kind: 'contact-request', key: name, subject: 'S', text: 'T', html: 'H'};
    return () => env.NOTICES.getByName(name).takeIn(notice, name, {work: [], mail});
  },
  reminder: async () => {
    const name = '256001';
    await env.ADDRESS_INDEX.getByName(PERSON.email).note({kind: 'stock-request', name}, START);
    const watch = env.STOCK_WATCHES.getByName(name);
    const wish = {...PERSON, variant: Number(name), occasion: 'stock'} as const;
    await watch.request(wish, {title: 'Waldgold', quantity: 0}, 'mailed meanwhile', START);
    await watch.confirm('mailed meanwhile', START);
    services.isAvailable = true;
    return () => watch.recheck(START);
  },
  welcome: async () => {
    const subscriber = env.NEWSLETTER.getByName(PERSON.email);
    await subscriber.request({...PERSON, variant: 'default'}, 'mailed meanwhile', START);
    return () => subscriber.confirm('mailed meanwhile', START);
  },
  'withdrawn review': async () => {
    const reviews = env.REVIEWS.getByName('shop');
    const [id, review] = ['mailed-meanwhile', {...PERSON, stars: 1, title: 'T', text: 'X', author: 'Ida'}];
    await reviews.submit(256_002, review, id, false, START);
    await reviews.decide(id, 'approved', null);
    return () => reviews.withdraw(id, {reason: 'unlawful', occasion: 'found', explanation: 'X'}, START);
  },
};

it.each(Object.entries(SENDERS))(
  'the mail of a %s that is on its way to the mail queue is gone once the erasure is answered',
  async (_, prepare) => {
    services = serve();
    const send = await prepare();
    let isHeld = true;
    const add = vi.spyOn(MailQueueObject.prototype, 'add').mockImplementationOnce(async function (
      this: MailQueueObject,
      ...mails
    ) {
      while (isHeld) await pause(5);
      await this.add(...mails);
    });
    const sending = send();
    await vi.waitFor(() => expect(add).toHaveBeenCalled());
    const erasure = erasePersonalData(inGeneration(presentEnv(env), 0), PERSON.email, START);
    // Long enough for an erasure that waits for nothing.
    await Promise.race([erasure, pause(500)]);
    isHeld = false;
    await Promise.all([sending, erasure]);
    expect(await env.MAIL_QUEUE.getByName(mailQueueName(PERSON.email)).personalData(PERSON.email)).toEqual([]);
  },
);

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
