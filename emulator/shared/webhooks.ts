import * as z from 'zod';

const RETRY_MS = [1_000, 5_000, 30_000, 120_000, 600_000] as const;
const TIMEOUT_MS = 10_000;
const AT_ONCE = 50;

const headersSchema = z.record(z.string(), z.string());

type Row = {id: number; url: string; headers: string; body: string; attempts: number};

/** What every receiver is told, in JSON; with each attempt the same headers. */
export type Message = {readonly headers: Readonly<Record<string, string>>; readonly body: string};

/** Where messages go, and what signs them, anew with each attempt. */
export type Receiver = {
  readonly url: string;
  readonly sign: (body: string) => Promise<Readonly<Record<string, string>>>;
};

/**
 * The webhooks of one Durable Object: noted for each receiver beside what they tell of, sent by the object's alarm in their order; what fails
 * is tried again later, five times. Without a receiver nothing is noted.
 */
export class Webhooks {
  constructor(
    private readonly storage: DurableObjectStorage,
    private readonly receivers: readonly Receiver[],
  ) {
    storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS deliveries (id INTEGER PRIMARY KEY, url TEXT NOT NULL, headers TEXT NOT NULL, body TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0)',
    );
  }

  /** Keeps a message; to be followed by `wake` once what it tells of is kept, too. */
  note({headers, body}: Message): void {
    for (const {url} of this.receivers) {
      this.storage.sql.exec(
        'INSERT INTO deliveries (url, headers, body) VALUES (?, ?, ?)',
        url,
        JSON.stringify(headers),
        body,
      );
    }
  }

  /** Sets the object's alarm where something waits. */
  async wake(): Promise<void> {
    if (this.waiting(1).length > 0) await this.storage.setAlarm(Date.now());
  }

  /** Sends what waits, and sets the alarm again for what failed. To be called by the alarm. */
  async send(): Promise<void> {
    const rows = this.waiting(AT_ONCE);
    let wait = Infinity;
    for (const row of rows) {
      const delay = (await this.deliver(row)) ? undefined : RETRY_MS[row.attempts];
      if (delay === undefined) {
        this.storage.sql.exec('DELETE FROM deliveries WHERE id = ?', row.id);
      } else {
        this.storage.sql.exec('UPDATE deliveries SET attempts = attempts + 1 WHERE id = ?', row.id);
        wait = Math.min(wait, delay);
      }
    }
    // While these were sent, others may have come.
    if (rows.length === AT_ONCE || this.waiting(AT_ONCE).some(({attempts}) => attempts === 0)) wait = 0;
    if (wait !== Infinity) await this.storage.setAlarm(Date.now() + wait);
  }

  private waiting(most: number): readonly Row[] {
    return this.storage.sql.exec<Row>('SELECT * FROM deliveries ORDER BY id LIMIT ?', most).toArray();
  }

  private async deliver({url, headers, body}: Row): Promise<boolean> {
    const receiver = this.receivers.find((known) => known.url === url);
    if (receiver === undefined) return true;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...headersSchema.parse(JSON.parse(headers)),
          ...(await receiver.sign(body)),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}
