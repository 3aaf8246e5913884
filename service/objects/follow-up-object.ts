import {createSerialQueue, drain} from '../../contracts/serial-queue';
import {addressName} from '../domain/address-name';
import {keptMailOf} from '../domain/kept-data';
import type {Mail} from '../mail/mail';
import {beginForShop, runRetry} from './alarm-retry';
import type {WorkName} from './alarm-retry';
import {GenerationObject} from './generation';
import {deliver} from './mail-queue';
import type {KeyedMail, MailQueueEnv} from './mail-queue';
import {runEvery} from './run-every';
import {workListOf} from './work-list';
import type {WorkItem, WorkListEnv} from './work-list';

/** What follows a thing that came in, such as a return or a message. */
export type FollowUp = {
  /** The items for the operator's list that it does not have yet. */
  readonly work: readonly WorkItem[];
  /** The mail to the customer; `null` for none, or once the queue has it, or their address is erased. */
  readonly mail: Mail | null;
};

/** What is yet to follow the thing with this id, which came in at a moment, in milliseconds since 1970. */
export type Owed = FollowUp & {readonly id: string; readonly at: number};

/** The bindings that following up needs. */
export type FollowUpEnv = WorkListEnv & MailQueueEnv;

/** What follows a thing whose caller lists and mails it, as of an earlier version. */
export const NOTHING_FOLLOWS: FollowUp = {work: [], mail: null};

const OWED = 'owed';

/**
 * An object that stores what follows a thing together with the thing, and hands it over to the operator's list and the mail queue: at once, else by
 * the alarm.
 */
export abstract class FollowUpObject<E extends FollowUpEnv, O extends Owed> extends GenerationObject<E> {
  private readonly inTurn = createSerialQueue();

  /** Returns the mails to an address that the mail queue may not have yet, earliest first. */
  async mailsTo(address: string): Promise<readonly KeyedMail[]> {
    return this.owed().flatMap(({mail, at}) =>
      mail !== null && isTo(mail, address)
        ? {
            key: mail.key,
            kind: mail.kind,
            state: 'waiting' as const,
            dueAt: new Date(at).toISOString(),
            subject: mail.subject,
            text: mail.text,
          }
        : [],
    );
  }

  /**
   * Drops the mails to an address that the mail queue may not have yet, but for those that `keptMailOf` names. Waits for one that is on its way
   * there: what follows finds it in the queue.
   *
   * @returns the keys of what was dropped
   */
  async eraseMails(address: string): Promise<readonly string[]> {
    const isErased = ({to, kind}: Mail) => isTo({to}, address) && keptMailOf(kind) === null;
    const dropped = this.owed().flatMap(({mail}) => (mail !== null && isErased(mail) ? [mail.key] : []));
    this.owe(this.owed().map((owed) => (owed.mail !== null && isErased(owed.mail) ? {...owed, mail: null} : owed)));
    await drain(this.inTurn);
    return dropped;
  }

  /** Names what is owed in the log, should it be given up. */
  protected abstract workName(owed: O): WorkName;

  /** Returns until when the operator's list has its items, in milliseconds since 1970. */
  protected abstract endOf(owed: O): number;

  /** Stores what follows a thing, and hands it over. It does not wait before it stores, so that this is stored together with the thing. */
  protected async follow(owed: O): Promise<void> {
    this.owe([...this.owed(), owed]);
    await beginForShop(this.ctx.storage, this.env, () => this.settle());
  }

  /** Hands over what is owed, in the alarm. It is dropped, with a fault, if that fails for three days. */
  protected async settleOrGiveUp(): Promise<void> {
    const before = this.owed();
    const [first] = before;
    if (first === undefined) return;
    const isKept = await runRetry(this.ctx.storage, this.workName(first), () => this.settle());
    // What came in during the attempt was not tried yet.
    if (!isKept) this.owe(this.owed().filter(({id}) => before.every((owed) => owed.id !== id)));
  }

  /** Drops all that is owed. Waits for what is on its way: what follows finds it in the list and in the queue. */
  protected async dropOwed(): Promise<void> {
    this.owe([]);
    await drain(this.inTurn);
  }

  /** Lists and mails what is owed, whichever of the two fails. It may be repeated: list and queue take each once. */
  private async settle(): Promise<void> {
    await runEvery(
      this.owed().flatMap(({id, work}) => [...work.map((item) => () => this.list(id, item)), () => this.mail(id)]),
    );
  }

  /** Reads the item anew: the thing may have been erased, or the list may have the item, since the work began. */
  private list(id: string, {reference}: WorkItem): Promise<void> {
    return this.inTurn(async () => {
      const owed = this.owedTo(id);
      const item = owed?.work.find((each) => each.reference === reference);
      if (owed === undefined || item === undefined) return;
      await workListOf(this.env).add(item, this.endOf(owed));
      this.note(id, (now) => ({...now, work: now.work.filter((each) => each.reference !== reference)}));
    });
  }

  /** Reads the mail anew: it may have been erased, or the queue may have it, since the work began. */
  private mail(id: string): Promise<void> {
    return this.inTurn(async () => {
      const owed = this.owedTo(id);
      if (owed === undefined || owed.mail === null) return;
      await deliver(this.env, owed.mail, owed.at);
      this.note(id, (now) => ({...now, mail: null}));
    });
  }

  private note(id: string, change: (owed: O) => O): void {
    this.owe(this.owed().map((owed) => (owed.id === id ? change(owed) : owed)));
  }

  private owedTo(id: string): O | undefined {
    return this.owed().find((owed) => owed.id === id);
  }

  private owed(): readonly O[] {
    return this.ctx.storage.kv.get<readonly O[]>(OWED) ?? [];
  }

  /** Leaves nothing behind where nothing is owed. */
  private owe(owed: readonly O[]): void {
    const rest = owed.filter(({work, mail}) => work.length > 0 || mail !== null);
    if (rest.length === 0) this.ctx.storage.kv.delete(OWED);
    else this.ctx.storage.kv.put(OWED, rest);
  }
}

function isTo({to}: Pick<Mail, 'to'>, address: string): boolean {
  return addressName(to) === addressName(address);
}
