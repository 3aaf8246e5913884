import {createSerialQueue} from '../../contracts/serial-queue';
import {writeFault} from '../adapters/log';
import {mailReference} from '../adapters/mail-provider';
import type {MailEvent} from '../adapters/mail-events';
import {RETENTION} from '../config/retention';
import type {Period} from '../config/retention';
import {addressName} from '../domain/address-name';
import {digest} from '../domain/codes';
import {isKeptMail} from '../domain/kept-data';
import {jsonOf} from '../domain/json';
import {endOf} from '../domain/retention';
import {boundedWait, waitAfter} from '../domain/retry';
import type {ScheduledMail} from '../mail/mail';
import {kindOf, mailSchema, OPERATOR_MAIL_KIND} from '../mail/mail';
import {isFault, readDeadLetters} from './dead-letters';
import type {DeadLetter} from './dead-letters';
import {GenerationObject} from './generation';
import {handOver} from './hand-over';
import type {HandOverEnv} from './hand-over';
import type {KeyedMail, MailQueue} from './mail-queue';
import {waitAtMost} from './patience';

type MailRow = {key: string; recipient: string; mail: string; attempts: number};
type KnownRow = {key: string; state: string; due_at: number; mail: string | null};
type NextRow = {next_at: number | null; sent: number | null; dead: number | null};

const BATCH = 50;
/** How long a caller waits for the provider. The mail is stored before. */
const PATIENCE_MS = 2_000;
/** How long the mails of other gifts wait after the order of one could not be read. */
const GIFTS_WAIT_MS = 60_000;
/** The failure at which a mail that waits is a fault, about 20 minutes after the first one, and a wait that is as long: some mails the law wants at once. */
const LATE_FAILURE = 5;
const LATE_MS = 20 * 60_000;
/** Whether a mail names a voucher, which is asked before it is sent. */
const IS_GIFT = "CASE WHEN json_valid(mail) THEN json_extract(mail, '$.voucher') IS NOT NULL ELSE FALSE END";

/**
 * The queue of mails, in SQLite. `waiting`: the mail and the moment of the next attempt. `sent`: the key alone. `dead`: the provider refused the
 * mail, or did not take it for three days. `bounced`: the key and the address, also of a mail to the operator that was refused because of the address.
 */
export class MailQueueObject extends GenerationObject<HandOverEnv> implements MailQueue {
  private readonly inTurn = createSerialQueue();
  /** To whom a mail is being handed over, or was last, and the end of that. */
  private handedOver = {recipient: '', ended: Promise.resolve<unknown>(null)};

  constructor(ctx: DurableObjectState, env: HandOverEnv) {
    super(ctx, env);
    this.ctx.storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS mails (
        key TEXT PRIMARY KEY, topic TEXT NOT NULL, recipient TEXT NOT NULL, state TEXT NOT NULL, due_at INTEGER NOT NULL,
        next_at INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, reason TEXT NOT NULL DEFAULT '', mail TEXT
      )`,
    );
    this.ctx.storage.sql.exec('CREATE INDEX IF NOT EXISTS by_state ON mails (state, next_at)');
    this.ctx.storage.sql.exec('CREATE INDEX IF NOT EXISTS by_end ON mails (state, due_at)');
    this.ctx.storage.sql.exec('CREATE INDEX IF NOT EXISTS by_recipient ON mails (recipient)');
  }

  /**
   * Stores mails, and sends those that are due. A mail whose key is known is ignored.
   *
   * @param topic names mails that are cancelled together
   * @param at milliseconds since 1970
   */
  async add(topic: string, mails: readonly ScheduledMail[], at: number): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      for (const {dueAt, mail} of mails) {
        this.ctx.storage.sql.exec(
          "INSERT OR IGNORE INTO mails (key, topic, recipient, state, due_at, next_at, mail) VALUES (?, ?, ?, 'waiting', ?, ?, ?)",
          mail.key,
          topic,
          addressName(mail.to),
          dueAt,
          dueAt,
          JSON.stringify(mail),
        );
      }
    });
    await this.wake();
    await waitAtMost(PATIENCE_MS, this.runDue(at));
  }

  /** Tells whether `add` ignores a mail with this key. */
  async isKnown(key: string): Promise<boolean> {
    return this.ctx.storage.sql.exec('SELECT 1 FROM mails WHERE key = ?', key).toArray().length > 0;
  }

  /** Drops the mails of a topic that are not sent: those that wait, and those that were given up, which the operator could send. */
  async cancel(topic: string): Promise<void> {
    this.ctx.storage.sql.exec("DELETE FROM mails WHERE topic = ? AND state IN ('waiting', 'dead')", topic);
  }

  /** Sends the mails that are due at a moment (milliseconds since 1970), those of gifts last, earliest first. There is one run at a time. */
  async runDue(at: number): Promise<void> {
    await this.inTurn(() => this.sendDue(at));
  }

  /** Returns the mails that were given up, and those that bounced though they must arrive, latest first. */
  async deadLetters(): Promise<readonly DeadLetter[]> {
    return readDeadLetters(this.ctx.storage.sql);
  }

  /**
   * Marks a mail as bounced, even if the provider's answer to it is still awaited; it is not sent again. It is logged if it `isFault`, also if its key
   * is no longer known. A repetition changes nothing, but is logged again where the key is not known.
   */
  async noteBounce({reference, kind, email, code}: Omit<MailEvent, 'what' | 'isFinal'>): Promise<void> {
    const key = await this.keyOf(reference, email);
    const {rowsWritten} = this.ctx.storage.sql.exec(
      `UPDATE mails SET state = 'bounced', mail = NULL, topic = '', recipient = ?, reason = ?
       WHERE key = ? AND state IN ('waiting', 'sent')`,
      addressName(email),
      code,
      key,
    );
    await this.wake();
    const about = key === null ? kind : kindOf(key);
    const isNew = key === null || rowsWritten > 0;
    if (isNew && (await isFault(this.ctx.storage.sql, key, about, email))) {
      writeFault('mail-given-up', {kind: about, code: `bounced: ${code}`});
    }
  }

  /** Tries again to send a mail that was given up. Returns `false` for an unknown one. `at` in milliseconds since 1970. */
  async revive(key: string, at: number): Promise<boolean> {
    const {rowsWritten} = this.ctx.storage.sql.exec(
      "UPDATE mails SET state = 'waiting', attempts = 1, next_at = ? WHERE key = ? AND state = 'dead'",
      at,
      key,
    );
    await this.runDue(at);
    return rowsWritten > 0;
  }

  /** Drops a mail that was given up or bounced. Returns `false` for an unknown one. */
  async discard(key: string): Promise<boolean> {
    const {sql} = this.ctx.storage;
    return sql.exec("DELETE FROM mails WHERE key = ? AND state IN ('dead', 'bounced')", key).rowsWritten > 0;
  }

  /** Sends the mails that are due by the machine's clock, and drops expired rows. */
  override async alarm(): Promise<void> {
    await this.runDue(Date.now());
    const drop = (state: 'sent' | 'dead' | 'bounced', period: Period) =>
      this.ctx.storage.sql.exec(
        'DELETE FROM mails WHERE state = ? AND due_at <= ?',
        state,
        Date.now() - endOf(period, 0),
      );
    drop('sent', RETENTION.mailSent.period);
    drop('dead', RETENTION.mailDead.period);
    drop('bounced', RETENTION.mailDead.period);
    await this.wake();
  }

  /** Returns the mails to an address, earliest first. */
  async personalData(address: string): Promise<readonly KeyedMail[]> {
    return (await this.mailsTo(address)).map(({key, state, due_at: dueAt, mail}) => {
      const text = mail === null ? null : mailSchema.safeParse(jsonOf(mail)).data;
      return {
        key,
        kind: kindOf(key),
        state: state === 'sent' || state === 'dead' || state === 'bounced' ? state : 'waiting',
        dueAt: new Date(dueAt).toISOString(),
        subject: text?.subject ?? null,
        text: text?.text ?? null,
      };
    });
  }

  /**
   * Drops the mails to an address in any state. Mails that `isKeptMail` names stay until they are sent; sending drops their texts. Waits
   * for the end of a handover to the address, also of a mail that was dropped during it, so that nothing dropped is sent afterwards.
   *
   * @returns the keys of what was dropped
   */
  async erase(address: string): Promise<readonly string[]> {
    const mails = await this.mailsTo(address);
    const dropped = mails.flatMap(({key, state}) => (isKeptMail({kind: kindOf(key), state}) ? [] : [key]));
    for (const key of dropped) this.ctx.storage.sql.exec('DELETE FROM mails WHERE key = ?', key);
    if (this.handedOver.recipient === addressName(address)) await this.handedOver.ended;
    return dropped;
  }

  private async mailsTo(address: string): Promise<readonly KnownRow[]> {
    const name = addressName(address);
    return this.ctx.storage.sql
      .exec<KnownRow>(
        'SELECT key, state, due_at, mail FROM mails WHERE recipient IN (?, ?) ORDER BY due_at, key',
        name,
        await digest(name),
      )
      .toArray();
  }

  /** Returns the key of the mail that has this reference at the provider; `null` for none. */
  private async keyOf(reference: string, address: string): Promise<string | null> {
    for (const {key} of await this.mailsTo(address)) if ((await mailReference(key)) === reference) return key;
    return null;
  }

  /** Sends until an outage, which would meet the rest, too. After one of the provider the alarm tries one mail a second. */
  private async sendDue(at: number): Promise<void> {
    let [isDown, isDone] = [false, false];
    while (!isDown && !isDone) {
      const rows = this.ctx.storage.sql
        .exec<MailRow>(
          `SELECT key, recipient, mail, attempts FROM mails WHERE state = 'waiting' AND next_at <= ? ORDER BY ${IS_GIFT}, next_at, key LIMIT ?`,
          at,
          BATCH,
        )
        .toArray();
      for (const row of rows) {
        isDown = !(await this.send(row, at));
        if (isDown) break;
      }
      isDone = rows.length < BATCH;
    }
    await this.wake();
  }

  /**
   * Hands a mail over once, unless it was erased or cancelled since its row was read. Returns `false` in an outage: of the provider, or of what
   * knows the order of a gift.
   */
  private async send({key, recipient, mail: text, attempts}: MailRow, at: number): Promise<boolean> {
    const {sql} = this.ctx.storage;
    // Counted before the request: after a crash the next attempt knows that the provider may have accepted the mail.
    const {rowsWritten} = sql.exec("UPDATE mails SET attempts = attempts + 1 WHERE key = ? AND state = 'waiting'", key);
    if (rowsWritten === 0) return true;
    const ended = this.ctx.storage.sync().then(() => handOver(this.env, text, attempts > 0));
    this.handedOver = {recipient, ended};
    const handover = await ended;
    if (handover.state === 'sent') {
      sql.exec(
        "UPDATE mails SET state = 'sent', mail = NULL, recipient = ?, topic = '', reason = '' WHERE key = ? AND state = 'waiting'",
        await digest(recipient),
        key,
      );
      return true;
    }
    if (handover.state === 'refunded') {
      sql.exec("DELETE FROM mails WHERE key = ? AND state = 'waiting'", key);
      return true;
    }
    const isAnswered = handover.state === 'refused' || (handover.state === 'failed' && !handover.isOutage);
    const retryAfter = handover.state === 'failed' ? handover.retryAfter : null;
    const wait = handover.state === 'refused' ? null : waitAfter(attempts + 1, retryAfter);
    if (retryAfter !== null) this.holdUntil(at + boundedWait(retryAfter));
    if (handover.state === 'unasked') this.holdGifts(at);
    if (wait === null) {
      const isRecipients = handover.state === 'refused' && handover.isRecipients;
      if (!isRecipients || (await isFault(sql, key, kindOf(key), recipient))) {
        writeFault('mail-given-up', {kind: kindOf(key), code: handover.code});
      }
      // As if it had come back: one of every half hour would hide the other dead letters.
      const end = isRecipients && kindOf(key) === OPERATOR_MAIL_KIND ? "'bounced', mail = NULL" : "'dead'";
      sql.exec(`UPDATE mails SET state = ${end}, reason = ? WHERE key = ? AND state = 'waiting'`, handover.reason, key);
      return isAnswered;
    }
    const failures = wait < LATE_MS ? attempts + 1 : Math.max(attempts + 1, LATE_FAILURE);
    if (attempts < LATE_FAILURE && failures >= LATE_FAILURE) {
      writeFault('mail-waits', {kind: kindOf(key), code: handover.code});
    }
    const later = "UPDATE mails SET next_at = ?, attempts = ?, reason = ? WHERE key = ? AND state = 'waiting'";
    sql.exec(later, at + wait, failures, handover.reason, key);
    return isAnswered;
  }

  /** Postpones every waiting mail: the provider asks to wait with all requests, not with one mail. */
  private holdUntil(moment: number): void {
    this.ctx.storage.sql.exec("UPDATE mails SET next_at = ? WHERE state = 'waiting' AND next_at < ?", moment, moment);
  }

  /** Postpones the gifts that are due: each would wait as long for an answer, and the mails that come meanwhile with it. */
  private holdGifts(at: number): void {
    this.ctx.storage.sql.exec(
      `UPDATE mails SET next_at = ? WHERE state = 'waiting' AND next_at <= ? AND ${IS_GIFT}`,
      at + GIFTS_WAIT_MS,
      at,
    );
  }

  private async wake(): Promise<void> {
    const first = this.ctx.storage.sql
      .exec<NextRow>(
        `SELECT (SELECT MIN(next_at) FROM mails WHERE state = 'waiting') AS next_at,
         (SELECT MIN(due_at) FROM mails WHERE state = 'sent') AS sent,
         (SELECT MIN(due_at) FROM mails WHERE state IN ('dead', 'bounced')) AS dead`,
      )
      .one();
    const moments = [
      first.next_at ?? [],
      first.sent === null ? [] : endOf(RETENTION.mailSent.period, first.sent),
      first.dead === null ? [] : endOf(RETENTION.mailDead.period, first.dead),
    ].flat();
    if (moments.length > 0) await this.ctx.storage.setAlarm(Math.max(Math.min(...moments), Date.now() + 1_000));
  }
}
