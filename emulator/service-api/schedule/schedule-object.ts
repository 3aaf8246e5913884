import * as z from 'zod';
import type {Mail} from '../../mail/message';
import {GenerationObject} from '../../shared/generation-object';
import type {MailEnv} from '../../shared/mail';
import {deliver} from '../../shared/mail';

/** A mail for later. Its key names it: scheduling it again changes nothing, also after it was sent. */
export type ScheduledMail = {readonly dueAt: number; readonly mail: Mail & {readonly key: string}};

type MailRow = {key: string; topic: string; due_at: number; mail: string};
type DueRow = {due_at: number | null};

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  language: z.enum(['de', 'en']),
  kind: z.string(),
  headers: z.record(z.string(), z.string()).default({}),
  key: z.string(),
});

const BATCH = 100;
const RETRY_MS = 5_000;

/**
 * Mails that are due later, in SQLite. One object. Whoever reads the clock sends what is due (`runDue`); where nobody does,
 * the alarm does.
 */
export class ScheduleObject extends GenerationObject<MailEnv> {
  constructor(ctx: DurableObjectState, env: MailEnv) {
    super(ctx, env);
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS mails (key TEXT PRIMARY KEY, topic TEXT NOT NULL, due_at INTEGER NOT NULL, mail TEXT NOT NULL)',
    );
  }

  /**
   * Keeps mails until they are due.
   *
   * @param topic what they are about: cancelled together
   */
  async add(topic: string, mails: readonly ScheduledMail[]): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      for (const {dueAt, mail} of mails) {
        this.ctx.storage.sql.exec(
          'INSERT OR IGNORE INTO mails (key, topic, due_at, mail) VALUES (?, ?, ?, ?)',
          mail.key,
          topic,
          dueAt,
          JSON.stringify(mail),
        );
      }
    });
    await this.wake();
  }

  /** Drops what is left of a topic. */
  async cancel(topic: string): Promise<void> {
    this.ctx.storage.sql.exec('DELETE FROM mails WHERE topic = ?', topic);
  }

  /**
   * Sends what is due, earliest first, each with the moment at which it was due.
   *
   * @param at milliseconds since 1970, in the emulated world
   * @returns how many were sent
   */
  async runDue(at: number): Promise<number> {
    let sent = 0;
    for (;;) {
      const rows = this.ctx.storage.sql
        .exec<MailRow>('SELECT * FROM mails WHERE due_at <= ? ORDER BY due_at, key LIMIT ?', at, BATCH)
        .toArray();
      for (const row of rows) {
        await deliver(this.env, mailSchema.parse(JSON.parse(row.mail)), row.due_at);
        this.ctx.storage.sql.exec('DELETE FROM mails WHERE key = ?', row.key);
      }
      sent += rows.length;
      if (rows.length < BATCH) return sent;
    }
  }

  /** Sends what is due by the machine's own clock. */
  override async alarm(): Promise<void> {
    await this.runDue(Date.now());
    await this.wake();
  }

  private async wake(): Promise<void> {
    const {due_at: dueAt} = this.ctx.storage.sql.exec<DueRow>('SELECT MIN(due_at) AS due_at FROM mails').one();
    if (dueAt !== null) await this.ctx.storage.setAlarm(Math.max(dueAt, Date.now() + RETRY_MS));
  }
}
