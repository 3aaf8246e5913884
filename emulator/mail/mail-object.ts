import * as z from 'zod';
import type {ClockEnv} from '../shared/clock';
import {GenerationObject} from '../shared/generation-object';
import type {ServiceWorkerEnv} from '../shared/service-worker';
import type {Webhooks} from '../shared/webhooks';
import {bounceMessage, mailWebhooks} from './bounces';
import type {BounceKind} from './bounces';
import type {Handover, Mail, OutboxMessage, MessageFilter} from './message';

/** A mail that waits for its day. */
const waitingSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  language: z.enum(['de', 'en']),
  kind: z.string(),
  key: z.string(),
});

type MessageRow = {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  language: string;
  kind: string;
  headers: string;
  sent_at: number;
};

type WaitingMail = z.output<typeof waitingSchema>;

type WaitingRow = {mail: string; due_at: number};

type CountRow = {count: number};
type HandoverRow = {handover: string};

const handoverSchema = z.object({
  provider: z.enum(['postmark', 'resend']),
  id: z.string(),
  from: z.string(),
  stream: z.string().nullable().default(null),
  labels: z.record(z.string(), z.string()),
  request: z.string().nullable().default(null),
});

const headersSchema = z.record(z.string(), z.string());

/** The longest list that one answer holds. */
const LISTED = 500;

/** Every mail that was sent, in SQLite, and the webhooks of the providers about those that came back. One object. */
export class MailObject extends GenerationObject<ClockEnv & ServiceWorkerEnv> {
  private readonly webhooks: Webhooks;

  constructor(ctx: DurableObjectState, env: ClockEnv & ServiceWorkerEnv) {
    super(ctx, env);
    this.webhooks = mailWebhooks(this.ctx.storage, this.env);
    this.ctx.storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS messages (
        id INTEGER PRIMARY KEY, occasion TEXT UNIQUE, recipient TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL,
        html TEXT NOT NULL, language TEXT NOT NULL, kind TEXT NOT NULL, headers TEXT NOT NULL, sent_at INTEGER NOT NULL,
        reference TEXT
      )`,
    );
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS waiting (occasion TEXT PRIMARY KEY, mail TEXT NOT NULL, due_at INTEGER NOT NULL)',
    );
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS handovers (message INTEGER PRIMARY KEY, handover TEXT NOT NULL)',
    );
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS suppressions (stream TEXT NOT NULL, recipient TEXT NOT NULL, PRIMARY KEY (stream, recipient))',
    );
  }

  /**
   * Keeps a mail.
   *
   * @param sentAt milliseconds since 1970
   * @returns whether it is new; `false` where one of the same key was kept before
   */
  async deliver(mail: Mail, sentAt: number): Promise<boolean> {
    const {sql} = this.ctx.storage;
    return this.ctx.storage.transactionSync(() => {
      const [kept] = sql
        .exec<{id: number}>(
          `INSERT OR IGNORE INTO messages (occasion, recipient, subject, text, html, language, kind, headers, sent_at, reference)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
          mail.key ?? null,
          mail.to,
          mail.subject,
          mail.text,
          mail.html,
          mail.language,
          mail.kind,
          JSON.stringify(mail.headers ?? {}),
          sentAt,
          mail.handover?.labels['key'] ?? null,
        )
        .toArray();
      if (kept !== undefined && mail.handover !== undefined) {
        sql.exec('INSERT INTO handovers VALUES (?, ?)', kept.id, JSON.stringify(mail.handover));
      }
      return kept !== undefined;
    });
  }

  /**
   * Keeps a mail back until a moment.
   *
   * @param dueAt milliseconds since 1970
   */
  async schedule(mail: WaitingMail, dueAt: number): Promise<void> {
    const {sql} = this.ctx.storage;
    if (sql.exec('SELECT 1 FROM messages WHERE occasion = ?', mail.key).toArray().length > 0) return;
    sql.exec('INSERT OR IGNORE INTO waiting VALUES (?, ?, ?)', mail.key, JSON.stringify(mail), dueAt);
  }

  /** Sends what was due by a moment, in milliseconds since 1970: nobody can look earlier than the next visitor of the outbox. */
  async release(at: number): Promise<void> {
    const {sql} = this.ctx.storage;
    const due = sql
      .exec<WaitingRow>('SELECT mail, due_at FROM waiting WHERE due_at <= ? ORDER BY due_at', at)
      .toArray();
    for (const {mail, due_at: dueAt} of due) await this.deliver(waitingSchema.parse(JSON.parse(mail)), dueAt);
    sql.exec('DELETE FROM waiting WHERE due_at <= ?', at);
  }

  /** The latest mails that match, newest first. */
  async list({to, kind, language}: MessageFilter): Promise<OutboxMessage[]> {
    return this.ctx.storage.sql
      .exec<MessageRow>(
        `SELECT * FROM messages WHERE (?1 IS NULL OR lower(recipient) = lower(?1)) AND (?2 IS NULL OR kind = ?2)
         AND (?3 IS NULL OR language = ?3) ORDER BY id DESC LIMIT ?4`,
        to ?? null,
        kind ?? null,
        language ?? null,
        LISTED,
      )
      .toArray()
      .map(messageOf);
  }

  /** How a provider took the mail of a key; `null` for a key that is not known. */
  async handoverOf(key: string): Promise<Handover | null> {
    const [row] = this.ctx.storage.sql
      .exec<HandoverRow>(
        'SELECT handover FROM handovers JOIN messages ON message = messages.id WHERE occasion = ?',
        key,
      )
      .toArray();
    return row === undefined ? null : handoverSchema.parse(JSON.parse(row.handover));
  }

  /** How many mails of a stream have this reference of their sender. */
  async countReference(stream: string, reference: string): Promise<number> {
    return this.ctx.storage.sql
      .exec<CountRow>(
        `SELECT COUNT(*) AS count FROM messages JOIN handovers ON message = messages.id
         WHERE reference = ? AND json_extract(handover, '$.stream') = ?`,
        reference,
        stream,
      )
      .one().count;
  }

  /** The mail of an id; `null` where there is none. */
  async read(id: number): Promise<OutboxMessage | null> {
    const row = this.ctx.storage.sql.exec<MessageRow>('SELECT * FROM messages WHERE id = ?', id).toArray()[0];
    return row === undefined ? null : messageOf(row);
  }

  /**
   * Lets a mail come back, or its reader complain, and its provider tell of it.
   *
   * @param at milliseconds since 1970
   * @returns `false` for a mail that no provider took
   */
  async bounce(id: number, kind: BounceKind, at: number): Promise<boolean> {
    const {sql} = this.ctx.storage;
    const message = await this.read(id);
    const row = sql.exec<HandoverRow>('SELECT handover FROM handovers WHERE message = ?', id).toArray()[0];
    if (message === null || row === undefined) return false;
    const handover = handoverSchema.parse(JSON.parse(row.handover));
    if (kind !== 'soft' && handover.stream !== null) {
      sql.exec('INSERT OR IGNORE INTO suppressions VALUES (?, ?)', handover.stream, message.to.toLowerCase());
    }
    this.webhooks.note(bounceMessage(message, handover, kind, at));
    await this.webhooks.wake();
    return true;
  }

  /** Whether a mail of a stream to an address came back for good, or its reader complained. */
  async isSuppressed(stream: string, recipient: string): Promise<boolean> {
    const {sql} = this.ctx.storage;
    const rows = sql.exec(
      'SELECT 1 FROM suppressions WHERE stream = ? AND recipient = ?',
      stream,
      recipient.toLowerCase(),
    );
    return rows.toArray().length > 0;
  }

  /** Sends the providers' webhooks. */
  override async alarm(): Promise<void> {
    await this.webhooks.send();
  }

  /** Empties the outbox, and with it the memory of what was sent. */
  async clear(): Promise<void> {
    for (const table of ['messages', 'handovers', 'suppressions']) this.ctx.storage.sql.exec(`DELETE FROM ${table}`);
  }
}

function messageOf(row: MessageRow): OutboxMessage {
  const {id, recipient, subject, text, html, kind} = row;
  return {
    id,
    to: recipient,
    subject,
    text,
    html,
    language: row.language === 'en' ? 'en' : 'de',
    kind,
    headers: headersSchema.parse(JSON.parse(row.headers)),
    sentAt: row.sent_at,
  };
}
