import type {MailObject} from '../mail/mail-object';
import type {Mail} from '../mail/message';
import type {ClockEnv} from './clock';
import {now} from './clock';

/** What sending needs of the worker's configuration. */
export type MailEnv = ClockEnv & {readonly MAIL: DurableObjectNamespace<MailObject>};

/** Returns the object behind the outbox. */
export function outboxOf({MAIL}: Pick<MailEnv, 'MAIL'>) {
  return MAIL.getByName('outbox');
}

/**
 * Sends a mail: it lands in the outbox, `/mail`, and is there when this resolves.
 *
 * @param sentAt milliseconds since 1970; the time of the emulated world unless set
 * @returns whether it was sent now; `false` where one of the same `key` was sent before
 */
export function deliver(env: MailEnv, mail: Mail, sentAt: number = now(env)): Promise<boolean> {
  return outboxOf(env).deliver(mail, sentAt);
}
