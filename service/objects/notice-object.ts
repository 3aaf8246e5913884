import {DurableObject} from 'cloudflare:workers';
import type {Cancellation, ContactRequest, Withdrawal} from '../../contracts/contract-notices';
import {RETENTION} from '../config/retention';
import {endOf} from '../domain/retention';

/** A notice, with the moment at which it came in. */
export type Notice = {
  readonly kind: 'withdrawal' | 'cancellation' | 'contact-request';
  readonly content: Withdrawal | Cancellation | ContactRequest;
  readonly receivedAt: number;
};

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
export class NoticeObject extends DurableObject<unknown> {
  /**
   * Stores the notice. A repetition changes nothing.
   *
   * @returns when it came in first, in milliseconds since 1970
   */
  async receive(notice: Notice): Promise<number> {
    const before = await this.read();
    if (before !== null) return before.receivedAt;
    this.ctx.storage.kv.put(NOTICE, notice);
    await this.ctx.storage.setAlarm(endOfNotice(notice));
    return notice.receivedAt;
  }

  /** Returns the notice; `null` for none. */
  async read(): Promise<Notice | null> {
    return this.ctx.storage.kv.get<Notice>(NOTICE) ?? null;
  }

  /** Drops a message, and tells whether there was one. Notices that the law keeps stay. */
  async erase(): Promise<boolean> {
    const notice = await this.read();
    if (notice === null || isBusinessLetter(notice)) return false;
    await this.drop();
    return true;
  }

  /** Drops an expired notice. */
  override async alarm(): Promise<void> {
    await this.drop();
  }

  private async drop(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }
}
