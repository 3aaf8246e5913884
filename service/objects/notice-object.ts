import type {Cancellation, ContactRequest, Withdrawal} from '../../contracts/contract-notices';
import {RETENTION} from '../config/retention';
import {endOf} from '../domain/retention';
import {wakeBy} from './alarm';
import {wakeSoon} from './alarm-retry';
import type {WorkName} from './alarm-retry';
import {FollowUpObject, NOTHING_FOLLOWS} from './follow-up-object';
import type {FollowUp, FollowUpEnv, Owed} from './follow-up-object';

/** A notice, with the moment at which it came in. */
export type Notice = {
  readonly kind: 'withdrawal' | 'cancellation' | 'contact-request';
  readonly content: Withdrawal | Cancellation | ContactRequest;
  readonly receivedAt: number;
};

/** What is yet to follow a notice of this kind. Its id is the notice's reference. */
type OwedNotice = Owed & Pick<Notice, 'kind'>;

const NOTICE = 'notice';

/** Tells whether the law keeps it from being erased: § 257 (1) no. 2 HGB. */
export function isBusinessLetter({kind}: Pick<Notice, 'kind'>): boolean {
  return kind !== 'contact-request';
}

/** Returns when a notice has to be dropped, in milliseconds since 1970. */
export function endOfNotice(notice: Pick<Notice, 'kind' | 'receivedAt'>): number {
  const {period} = isBusinessLetter(notice) ? RETENTION.contractNotice : RETENTION.contactRequest;
  return endOf(period, notice.receivedAt);
}

/** A withdrawal, a cancellation or a message. The object is named by its reference. */
export class NoticeObject extends FollowUpObject<FollowUpEnv, OwedNotice> {
  /** Stores the notice for a caller of an earlier version, which lists and mails it itself. Returns as `takeIn` does. */
  async receive(notice: Notice): Promise<number> {
    return this.takeIn(notice, '', NOTHING_FOLLOWS);
  }

  /**
   * Stores the notice, and lists it and mails its receipt: what follows is stored with it, and finished by the alarm after an interruption. A
   * repetition changes nothing. An object of an earlier version does not know the call: better refused than stored without what follows.
   *
   * @returns when it came in first, in milliseconds since 1970
   */
  async takeIn(notice: Notice, reference: string, followUp: FollowUp): Promise<number> {
    // Before anything is stored: if the alarm cannot be set, nothing was taken in.
    await wakeSoon(this.ctx.storage);
    const before = await this.read();
    if (before !== null) return before.receivedAt;
    this.ctx.storage.kv.put(NOTICE, notice);
    await this.follow({...followUp, id: reference, at: notice.receivedAt, kind: notice.kind});
    return notice.receivedAt;
  }

  /** Returns the notice; `null` for none. */
  async read(): Promise<Notice | null> {
    return this.ctx.storage.kv.get<Notice>(NOTICE) ?? null;
  }

  /** Drops a message with what is yet to follow it, and tells whether there was one. Notices that the law keeps stay. */
  async erase(): Promise<boolean> {
    const notice = await this.read();
    if (notice === null || isBusinessLetter(notice)) return false;
    await this.dropOwed();
    await this.drop();
    return true;
  }

  /** Finishes what is yet to follow, and drops an expired notice. */
  override async alarm(): Promise<void> {
    await this.settleOrGiveUp();
    const notice = await this.read();
    const end = notice === null ? 0 : endOfNotice(notice);
    if (end <= Date.now()) await this.drop();
    else await wakeBy(this.ctx.storage, end);
  }

  protected override workName({id}: OwedNotice): WorkName {
    return {what: 'notice', reference: id};
  }

  protected override endOf({kind, at}: OwedNotice): number {
    return endOfNotice({kind, receivedAt: at});
  }

  private async drop(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }
}
