import * as z from 'zod';
import {createSerialQueue} from '../../contracts/serial-queue';

const AT_ONCE = 50;

const headersSchema = z.record(z.string(), z.string());

type Row = {id: number; url: string; headers: string; body: string; attempts: number};
type NextRow = {next_at: number | null};

/** A message of a service to its receivers, in JSON. Every attempt has the same headers. */
export type WebhookMessage = {readonly headers: Readonly<Record<string, string>>; readonly body: string};

/** An address, the messages that it gets, and what signs them, anew with each attempt. */
export type Receiver = {
  readonly url: string;
  readonly wants: (message: WebhookMessage) => boolean;
  /** What names a message to this address alone. Every attempt has the same. */
  readonly named?: () => Readonly<Record<string, string>>;
  readonly sign: (message: WebhookMessage) => Promise<Readonly<Record<string, string>>>;
};

/** How a service delivers. */
export type DeliveryPolicy = {
  readonly timeoutMs: number;
  /** How long it waits before each retry. */
  readonly retryMs: readonly number[];
  /** Whether it tries again; `status` is `null` where no answer came. */
  readonly isRetried: (status: number | null) => boolean;
  /** Whether it still delivers such a message to an address. */
  readonly isSubscribed: (message: WebhookMessage, url: string) => Promise<boolean>;
  /** Hears of each attempt. */
  readonly attempted: (message: WebhookMessage, url: string, isTaken: boolean) => Promise<void>;
};

/**
 * The webhooks of one Durable Object: noted for each receiver beside what they tell of, sent by the object's alarm in their order; what fails
 * is tried again later, as the service's policy says. Without a receiver nothing is noted.
 */
export class Webhooks {
  private readonly inTurn = createSerialQueue();

  constructor(
    private readonly storage: DurableObjectStorage,
    private readonly receivers: readonly Receiver[],
    private readonly policy: DeliveryPolicy,
  ) {
    storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS webhooks (
        id INTEGER PRIMARY KEY, url TEXT NOT NULL, headers TEXT NOT NULL, body TEXT NOT NULL, attempts INTEGER NOT NULL, next_at INTEGER NOT NULL
      )`,
    );
  }

  /** Keeps a message; to be followed by `wake` once what it tells of is kept, too. */
  note(message: WebhookMessage): void {
    for (const {url, named} of this.receivers.filter(({wants}) => wants(message))) {
      this.storage.sql.exec(
        'INSERT INTO webhooks (url, headers, body, attempts, next_at) VALUES (?, ?, ?, 0, ?)',
        url,
        JSON.stringify({...message.headers, ...named?.()}),
        message.body,
        Date.now(),
      );
    }
  }

  /** Sets the object's alarm where something waits, to the moment of the earliest. */
  async wake(): Promise<void> {
    const {next_at: next} = this.storage.sql.exec<NextRow>('SELECT MIN(next_at) AS next_at FROM webhooks').one();
    if (next !== null) await this.storage.setAlarm(next);
  }

  /** Sends what is due, and sets the alarm again for the rest. One run at a time. To be called by the alarm. */
  async send(): Promise<void> {
    await this.inTurn(() => this.sendDue());
  }

  private async sendDue(): Promise<void> {
    const due = this.storage.sql
      .exec<Row>('SELECT * FROM webhooks WHERE next_at <= ? ORDER BY id LIMIT ?', Date.now(), AT_ONCE)
      .toArray();
    for (const row of due) {
      const delay = (await this.isDone(row)) ? undefined : this.policy.retryMs[row.attempts];
      if (delay === undefined) this.storage.sql.exec('DELETE FROM webhooks WHERE id = ?', row.id);
      else
        this.storage.sql.exec(
          'UPDATE webhooks SET attempts = attempts + 1, next_at = ? WHERE id = ?',
          Date.now() + delay,
          row.id,
        );
    }
    await this.wake();
  }

  /** Sends a message; says whether there is nothing left to do about it. */
  private async isDone({url, headers, body}: Row): Promise<boolean> {
    const {isSubscribed, attempted, isRetried} = this.policy;
    const receiver = this.receivers.find((known) => known.url === url);
    const message = {headers: headersSchema.parse(JSON.parse(headers)), body};
    if (receiver === undefined || !(await isSubscribed(message, url))) return true;
    const status = await this.deliver(receiver, message);
    const isTaken = status !== null && status >= 200 && status < 300;
    await attempted(message, url, isTaken);
    return isTaken || !isRetried(status);
  }

  /** Returns the status of the answer; `null` for none. */
  private async deliver({url, sign}: Receiver, message: WebhookMessage): Promise<number | null> {
    const {headers, body} = message;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', ...headers, ...(await sign(message))},
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(this.policy.timeoutMs),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }
}
