import {contentDocuments} from '../seed/cms/documents';
import {now} from '../shared/clock';
import type {ClockEnv} from '../shared/clock';
import {GenerationObject} from '../shared/generation-object';
import {jsonOf} from '../shared/json';
import type {ServiceWorkerEnv} from '../shared/service-worker';
import {steeringHeaders} from '../shared/service-worker';
import {Webhooks} from '../shared/webhooks';
import type {DeliveryPolicy, Receiver} from '../shared/webhooks';
import {Listeners} from './listeners';
import type {Wish} from './listeners';
import {readDocument, referencesIn} from './json';
import type {Document} from './json';
import {runTransaction} from './mutate';
import type {Change, Transaction} from './mutate';
import {RETRIES, signature, webhookBody} from './webhook';

const REVISION = 'revision';
const EMPTIED = 'emptied';
const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** How it delivers. Source: https://www.sanity.io/docs/compute-and-ai/webhooks, "Technical limits, retries, and timeouts" */
const POLICY: DeliveryPolicy = {
  ...RETRIES,
  timeoutMs: 30_000,
  isSubscribed: () => Promise.resolve(true),
  attempted: () => Promise.resolve(),
};

/** What the object needs of the worker's configuration. */
export type CmsObjectEnv = ClockEnv &
  Omit<ServiceWorkerEnv, 'PLATFORM_WEBHOOK_SECRET'> & {
    readonly CMS_PROJECT_ID: string;
    readonly CMS_DATASET: string;
    /** Signs the webhooks; no webhook is sent where it is empty or missing. */
    readonly CMS_WEBHOOK_SECRET?: string;
    /** Where the webhook goes, beside the service worker: `/webhooks/cms`. */
    readonly SHOP_ORIGIN: string;
  };

/** A document that editors changed; `body` is `null` where they deleted it. */
export type ChangedRow = {id: string; body: string | null};

/** An uploaded file. */
export type UploadedRow = {mime: string; body: ArrayBuffer};

/** The answer to a mutation request: a status and JSON. */
export type MutationAnswer = {readonly status: number; readonly body: string};

/** What editors changed, over the documents of the seed, and the webhooks that tell the shop and its service worker. One object per dataset. */
export class CmsObject extends GenerationObject<CmsObjectEnv> {
  private readonly webhooks: Webhooks;
  private readonly listeners: Listeners;

  constructor(ctx: DurableObjectState, env: CmsObjectEnv) {
    super(ctx, env);
    this.ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS changed (id TEXT PRIMARY KEY, body TEXT)');
    this.ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS uploaded (id TEXT PRIMARY KEY, mime TEXT, body BLOB)');
    this.webhooks = new Webhooks(this.ctx.storage, receiversOf(this.env), {...POLICY, retryMs: this.retryMs});
    this.listeners = new Listeners({projectId: env.CMS_PROJECT_ID, dataset: env.CMS_DATASET});
  }

  /** How long it waits before each retry of a webhook. */
  protected get retryMs(): readonly number[] {
    return RETRIES.retryMs;
  }

  /** Whether the seed's documents and assets were taken away, and all that editors changed since. */
  async state(): Promise<{readonly isEmptied: boolean; readonly changed: readonly ChangedRow[]}> {
    const changed = this.ctx.storage.sql.exec<ChangedRow>('SELECT id, body FROM changed').toArray();
    return {isEmptied: this.isEmptied, changed};
  }

  /** Takes every document and asset away. Nobody is told. */
  async empty(): Promise<void> {
    const {kv, sql} = this.ctx.storage;
    for (const table of ['changed', 'uploaded']) sql.exec(`DELETE FROM ${table}`);
    kv.put(EMPTIED, true);
    kv.put(REVISION, (kv.get<number>(REVISION) ?? 0) + 1);
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
    const at = new Date(options.nowMs).toISOString();
    const done = this.ctx.storage.transactionSync(() => {
      const transaction = runTransaction(jsonOf(body), {
        get: (id) => this.read(id),
        referring: (id) => this.referring(id),
        at,
        freshId,
      });
      if (transaction.ok && !options.dryRun) this.keep(transaction, at);
      return transaction;
    });
    if (!done.ok) return {status: done.failure.status, body: JSON.stringify(done.failure.body)};
    if (!options.dryRun) {
      await this.webhooks.wake();
      await this.listeners.tell(done.changes, done.id, options.nowMs);
    }
    const results = done.results.map(({document, ...result}) =>
      options.returnDocuments ? {...result, document} : result,
    );
    return {status: 200, body: JSON.stringify({transactionId: done.id, results})};
  }

  /** The events of a new listener, as server-sent events. */
  async listen(wish: Wish): Promise<ReadableStream> {
    return this.listeners.add(wish);
  }

  /** Keeps the content of an uploaded asset; its document is a document like others. */
  async upload(id: string, mimeType: string, body: ArrayBuffer): Promise<void> {
    this.ctx.storage.sql.exec('INSERT OR REPLACE INTO uploaded (id, mime, body) VALUES (?, ?, ?)', id, mimeType, body);
  }

  /** The content of an uploaded asset. */
  async uploaded(id: string): Promise<UploadedRow | null> {
    return (
      this.ctx.storage.sql.exec<UploadedRow>('SELECT mime, body FROM uploaded WHERE id = ?', id).toArray()[0] ?? null
    );
  }

  override alarm(): Promise<void> {
    return this.webhooks.send();
  }

  private keep({id: transactionId, changes}: Transaction, at: string): void {
    const {kv, sql} = this.ctx.storage;
    kv.put(REVISION, (kv.get<number>(REVISION) ?? 0) + 1);
    for (const change of changes) {
      const body = change.after === null ? null : JSON.stringify(change.after);
      sql.exec('INSERT OR REPLACE INTO changed (id, body) VALUES (?, ?)', change.id, body);
      this.announce(change, transactionId, at);
    }
  }

  /** Source of the headers: https://www.sanity.io/docs/compute-and-ai/webhooks, "HTTP headers" */
  private announce(change: Change, transactionId: string, at: string): void {
    const body = webhookBody(change);
    if (body === null) return;
    this.webhooks.note({
      headers: {
        'User-Agent': 'Sanity.io webhook delivery',
        'Idempotency-Key': `${transactionId}-${change.id}`,
        'Sanity-Transaction-Id': transactionId,
        'Sanity-Transaction-Time': at,
        'Sanity-Document-Id': change.id,
        'Sanity-Operation': body.operation,
        'Sanity-Project-Id': this.env.CMS_PROJECT_ID,
        'Sanity-Dataset': this.env.CMS_DATASET,
      },
      body: JSON.stringify(body),
    });
  }

  private get isEmptied(): boolean {
    return this.ctx.storage.kv.get<boolean>(EMPTIED) ?? false;
  }

  private read(id: string): Document | null {
    const row = this.ctx.storage.sql.exec<ChangedRow>('SELECT id, body FROM changed WHERE id = ?', id).toArray()[0];
    if (row === undefined) return this.isEmptied ? null : (contentDocuments().get(id) ?? null);
    return row.body === null ? null : readDocument(row.body);
  }

  private referring(id: string): readonly string[] {
    const edited = this.ctx.storage.sql.exec<ChangedRow>('SELECT id, body FROM changed').toArray();
    const ids = new Set([...(this.isEmptied ? [] : contentDocuments().keys()), ...edited.map((row) => row.id)]);
    return [...ids].filter((other) => referencesIn(this.read(other)).includes(id));
  }
}

/** The shop and its service worker, where a secret signs what they are told. */
function receiversOf(env: CmsObjectEnv): readonly Receiver[] {
  const {SHOP_ORIGIN: shop, SERVICE_ORIGIN: service, CMS_WEBHOOK_SECRET: secret} = env;
  if (!secret) return [];
  const receiver = (id: string, origin: string, steering: Readonly<Record<string, string>>): Receiver => ({
    url: `${origin}/webhooks/cms`,
    wants: () => true,
    named: () => ({'Sanity-Webhook-Id': id}),
    sign: async ({body}) => ({...steering, 'Sanity-Webhook-Signature': await signature(body, secret, now(env))}),
  });
  return [
    receiver('hookofshop', shop, {}),
    ...(service ? [receiver('hookofservice', service, steeringHeaders(env))] : []),
  ];
}

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(22));
  return [...bytes].map((byte) => ID_CHARACTERS[byte % ID_CHARACTERS.length]).join('');
}
