import {DurableObject} from 'cloudflare:workers';

/** What someone told us, with the moment at which it came in. */
export type Notice = {readonly kind: string; readonly content: object; readonly receivedAt: number};

const NOTICE = 'notice';

/** One withdrawal, cancellation or message. Named by its reference. */
export class NoticeObject extends DurableObject<unknown> {
  /**
   * Takes it in; repeating it changes nothing.
   *
   * @returns when it came in, in milliseconds since 1970: the first time
   */
  async receive(notice: Notice): Promise<number> {
    const before = this.ctx.storage.kv.get<Notice>(NOTICE);
    if (before !== undefined) return before.receivedAt;
    this.ctx.storage.kv.put(NOTICE, notice);
    return notice.receivedAt;
  }

  /** What came in; `null` where nothing did. */
  async read(): Promise<Notice | null> {
    return this.ctx.storage.kv.get<Notice>(NOTICE) ?? null;
  }
}
