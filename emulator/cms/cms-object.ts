import {DurableObject} from 'cloudflare:workers';
import {contentDocuments} from '../seed/cms/documents';
import {now} from '../shared/clock';
import type {CmsEnv} from './env';
import {readDocument, referencesIn} from './json';
import type {Document} from './json';
import {runTransaction} from './mutate';
import type {Change, Transaction} from './mutate';
import {signature, webhookBody} from './webhook';

const RETRY_MS = [1_000, 5_000, 30_000, 120_000, 600_000] as const;
const TIMEOUT_MS = 10_000;
const REVISION = 'revision';
const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A document that editors changed; `body` is `null` where they deleted it. */
export type ChangedRow = {id: string; body: string | null};

/** The answer to a mutation request: a status and JSON. */
export type MutationAnswer = {readonly status: number; readonly body: string};

type DeliveryRow = {
  id: number;
  body: string;
  document: string;
  operation: string;
  transaction_id: string;
  attempts: number;
};

/** What editors changed, over the documents of the seed, and the webhooks that tell the shop. One object per dataset. */
export class CmsObject extends DurableObject<CmsEnv> {
  constructor(ctx: DurableObjectState, env: CmsEnv) {
    super(ctx, env);
    const {sql} = this.ctx.storage;
    sql.exec('CREATE TABLE IF NOT EXISTS changed (id TEXT PRIMARY KEY, body TEXT)');
    sql.exec(
      'CREATE TABLE IF NOT EXISTS deliveries (id INTEGER PRIMARY KEY, body TEXT NOT NULL, document TEXT NOT NULL, operation TEXT NOT NULL, transaction_id TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0)',
    );
  }

  /** All that differs from the seed. */
  async changed(): Promise<ChangedRow[]> {
    return this.ctx.storage.sql.exec<ChangedRow>('SELECT id, body FROM changed').toArray();
  }

  /** Counts the transactions that changed something: equal numbers, equal documents. */
  async revision(): Promise<number> {
    return this.ctx.storage.kv.get<number>(REVISION) ?? 0;
  }

  /** Runs the body of a mutation request as one transaction; with `dryRun`, only says what would happen. */
  async mutate(
    body: string,
    options: {readonly dryRun: boolean; readonly returnDocuments: boolean; readonly nowMs: number},
  ): Promise<MutationAnswer> {
    const done = this.ctx.storage.transactionSync(() => {
      const transaction = runTransaction(jsonOf(body), {
        get: (id) => this.read(id),
        referring: (id) => this.referring(id),
        at: new Date(options.nowMs).toISOString(),
        freshId,
      });
      if (transaction.ok && !options.dryRun) this.keep(transaction);
      return transaction;
    });
    if (!done.ok) return {status: done.failure.status, body: JSON.stringify(done.failure.body)};
    if (!options.dryRun && this.env.CMS_WEBHOOK_SECRET) await this.ctx.storage.setAlarm(Date.now());
    const results = done.results.map(({document, ...result}) =>
      options.returnDocuments ? {...result, document} : result,
    );
    return {status: 200, body: JSON.stringify({transactionId: done.id, results})};
  }

  /** Sends what waits; what fails is tried again later, five times. */
  override async alarm(): Promise<void> {
    const rows = this.ctx.storage.sql.exec<DeliveryRow>('SELECT * FROM deliveries ORDER BY id LIMIT 50').toArray();
    let wait = Infinity;
    for (const row of rows) {
      const delay = (await this.deliver(row)) ? undefined : RETRY_MS[row.attempts];
      if (delay === undefined) {
        this.ctx.storage.sql.exec('DELETE FROM deliveries WHERE id = ?', row.id);
      } else {
        this.ctx.storage.sql.exec('UPDATE deliveries SET attempts = attempts + 1 WHERE id = ?', row.id);
        wait = Math.min(wait, delay);
      }
    }
    if (rows.length === 50) wait = 0;
    if (wait !== Infinity) await this.ctx.storage.setAlarm(Date.now() + wait);
  }

  private async deliver(row: DeliveryRow): Promise<boolean> {
    const {SHOP_ORIGIN, CMS_WEBHOOK_SECRET, CMS_PROJECT_ID, CMS_DATASET} = this.env;
    if (!CMS_WEBHOOK_SECRET) return true;
    try {
      const response = await fetch(`${SHOP_ORIGIN}/webhooks/cms`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'Sanity.io webhook delivery',
          'Idempotency-Key': `${row.transaction_id}-${row.id}`,
          'Sanity-Transaction-Id': row.transaction_id,
          'Sanity-Document-Id': row.document,
          'Sanity-Operation': row.operation,
          'Sanity-Project-Id': CMS_PROJECT_ID,
          'Sanity-Dataset': CMS_DATASET,
          'Sanity-Webhook-Signature': await signature(row.body, CMS_WEBHOOK_SECRET, now(this.env)),
        },
        body: row.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  private keep({id: transactionId, changes}: Transaction): void {
    const {kv, sql} = this.ctx.storage;
    kv.put(REVISION, (kv.get<number>(REVISION) ?? 0) + 1);
    for (const change of changes) {
      const body = change.after === null ? null : JSON.stringify(change.after);
      sql.exec('INSERT OR REPLACE INTO changed (id, body) VALUES (?, ?)', change.id, body);
      this.announce(change, transactionId);
    }
  }

  private announce(change: Change, transactionId: string): void {
    const body = this.env.CMS_WEBHOOK_SECRET ? webhookBody(change) : null;
    if (body === null) return;
    this.ctx.storage.sql.exec(
      'INSERT INTO deliveries (body, document, operation, transaction_id) VALUES (?, ?, ?, ?)',
      JSON.stringify(body),
      change.id,
      body.operation,
      transactionId,
    );
  }

  private read(id: string): Document | null {
    const row = this.ctx.storage.sql.exec<ChangedRow>('SELECT id, body FROM changed WHERE id = ?', id).toArray()[0];
    if (row === undefined) return contentDocuments().get(id) ?? null;
    return row.body === null ? null : readDocument(row.body);
  }

  private referring(id: string): readonly string[] {
    const edited = this.ctx.storage.sql.exec<ChangedRow>('SELECT id, body FROM changed').toArray();
    const ids = new Set([...contentDocuments().keys(), ...edited.map((row) => row.id)]);
    return [...ids].filter((other) => referencesIn(this.read(other)).includes(id));
  }
}

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(22));
  return [...bytes].map((byte) => ID_CHARACTERS[byte % ID_CHARACTERS.length]).join('');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
