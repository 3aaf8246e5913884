import {DurableObject} from 'cloudflare:workers';
import * as z from 'zod';
import type {Mail, Message, MessageFilter} from './message';

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

const headersSchema = z.record(z.string(), z.string());

/** The longest list that one answer holds. */
const LISTED = 500;

/** Every mail that was sent, in SQLite. One object. */
export class MailObject extends DurableObject<unknown> {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
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
  }

  /**
   * Keeps a mail.
   *
   * @param sentAt milliseconds since 1970
   * @returns whether it is new; `false` where one of the same key was kept before
   */
  async deliver(mail: Mail, sentAt: number): Promise<boolean> {
    const {rowsWritten} = this.ctx.storage.sql.exec(
      `INSERT OR IGNORE INTO messages (occasion, recipient, subject, text, html, language, kind, headers, sent_at, reference)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      mail.key ?? null,
      mail.to,
      mail.subject,
      mail.text,
      mail.html,
      mail.language,
      mail.kind,
      JSON.stringify(mail.headers ?? {}),
      sentAt,
      mail.reference ?? null,
    );
    return rowsWritten > 0;
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
  async list({to, kind, language}: MessageFilter): Promise<Message[]> {
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

  /** How many mails a sender gave this reference. */
  async countReference(reference: string): Promise<number> {
    const {sql} = this.ctx.storage;
    return sql.exec<CountRow>('SELECT COUNT(*) AS count FROM messages WHERE reference = ?', reference).one().count;
  }

  /** The mail of an id; `null` where there is none. */
  async read(id: number): Promise<Message | null> {
    const row = this.ctx.storage.sql.exec<MessageRow>('SELECT * FROM messages WHERE id = ?', id).toArray()[0];
    return row === undefined ? null : messageOf(row);
  }

  /** Empties the outbox, and with it the memory of what was sent. */
  async clear(): Promise<void> {
    this.ctx.storage.sql.exec('DELETE FROM messages');
  }
}

function messageOf(row: MessageRow): Message {
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
