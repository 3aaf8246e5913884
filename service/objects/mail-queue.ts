import type {PersonalData} from '../../contracts/personal-data';
import {addressName} from '../domain/address-name';
import type {Mail, ScheduledMail} from '../mail/mail';

/** The calls of the mail queue (`MailQueueObject`). */
export type MailQueue = {
  readonly add: (topic: string, mails: readonly ScheduledMail[], at: number) => Promise<void>;
  readonly cancel: (topic: string) => Promise<void>;
  readonly isKnown: (key: string) => Promise<boolean>;
};

/** The bindings that sending mails needs. */
export type MailQueueEnv = {readonly MAIL_QUEUE: {readonly getByName: (name: string) => MailQueue}};

/** A mail as it is told to its recipient, with the key by which the queue takes it once. */
export type KeyedMail = PersonalData['mails'][number] & {readonly key: string};

/** How many objects share the mails. */
const SHARDS = 4;

/** The names of the objects that share the mails. */
export const MAIL_QUEUES = Array.from({length: SHARDS}, (_, index) => `mails-${index}`);

/** Returns the name of the object that keeps the mails to an address. */
export function mailQueueName(address: string): string {
  let sum = 0;
  for (const character of addressName(address)) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_536;
  return MAIL_QUEUES[sum % SHARDS] ?? 'mails-0';
}

/**
 * Queues a mail. When this resolves the mail is stored; it is sent at once if the provider accepts it.
 *
 * @param at milliseconds since 1970
 * @param topic names mails that are cancelled together
 */
export function deliver(env: MailQueueEnv, mail: Mail, at: number, topic = mail.key): Promise<void> {
  return env.MAIL_QUEUE.getByName(mailQueueName(mail.to)).add(topic, [{dueAt: at, mail}], at);
}

/** Drops the mails of a topic to an address that are not sent. */
export function cancelMails(env: MailQueueEnv, address: string, topic: string): Promise<void> {
  return env.MAIL_QUEUE.getByName(mailQueueName(address)).cancel(topic);
}

/** Tells whether a mail to an address with this key was queued before, whatever became of it: `deliver` ignores it. */
export function isQueued(env: MailQueueEnv, address: string, key: string): Promise<boolean> {
  return env.MAIL_QUEUE.getByName(mailQueueName(address)).isKnown(key);
}
