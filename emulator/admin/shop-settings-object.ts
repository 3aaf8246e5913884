import {DurableObject} from 'cloudflare:workers';
import store from '../../store/webhooks.json';
import type {ServiceWorkerEnv} from '../shared/service-worker';
import {toldServiceOrigin} from '../shared/service-worker';
import {MAX_FAILURES} from '../storefront/platform-webhooks';
import type {WebhookSubscriptions} from '../storefront/platform-webhooks';

/** What a merchant sets up of the platform's shop beside its catalogue. */
export type SettingKind = 'language' | 'metafield' | 'webhook' | 'discount' | 'collection';

type SettingRow = {body: string};
type FailureRow = {failures: number};

const FILLED = 'filled';

/** Whom the first webhooks go to. */
type ShopSettingsEnv = ServiceWorkerEnv & {readonly SHOP_ORIGIN?: string};

/**
 * The settings that were made by the Admin API, as JSON, by kind and key, and how often webhooks failed. One object; its shop begins with
 * the webhooks of `store/webhooks.json`, as `npm run store -- apply` makes them, and nothing else.
 */
export class ShopSettingsObject extends DurableObject<ShopSettingsEnv> implements WebhookSubscriptions {
  constructor(ctx: DurableObjectState, env: ShopSettingsEnv) {
    super(ctx, env);
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS settings (kind TEXT, key TEXT, body TEXT NOT NULL, PRIMARY KEY (kind, key))',
    );
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS webhook_failures (name TEXT PRIMARY KEY, failures INTEGER NOT NULL)',
    );
    this.fill();
  }

  /** All of a kind, in the order in which they were made. */
  async list(kind: SettingKind): Promise<readonly string[]> {
    return this.ctx.storage.sql
      .exec<SettingRow>('SELECT body FROM settings WHERE kind = ? ORDER BY rowid', kind)
      .toArray()
      .map(({body}) => body);
  }

  /** Makes one, or changes it. */
  async put(kind: SettingKind, key: string, body: string): Promise<void> {
    this.ctx.storage.sql.exec(
      'INSERT INTO settings VALUES (?, ?, ?) ON CONFLICT (kind, key) DO UPDATE SET body = excluded.body',
      kind,
      key,
      body,
    );
    if (kind === 'webhook') this.ctx.storage.sql.exec('DELETE FROM webhook_failures WHERE name = ?', key);
  }

  /** Whether the subscription of a name was deleted after failures, and not made again. */
  async isWebhookDeleted(name: string): Promise<boolean> {
    const {sql} = this.ctx.storage;
    const row = sql.exec<FailureRow>('SELECT failures FROM webhook_failures WHERE name = ?', name).toArray()[0];
    return row !== undefined && row.failures >= MAX_FAILURES;
  }

  /** Counts the failures in a row, and deletes the subscription of a name after too many. */
  async webhookAttempted(name: string, isTaken: boolean): Promise<void> {
    const {sql} = this.ctx.storage;
    if (isTaken) sql.exec('DELETE FROM webhook_failures WHERE name = ?', name);
    else
      sql.exec(
        'INSERT INTO webhook_failures VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET failures = failures + 1',
        name,
      );
    if (await this.isWebhookDeleted(name)) sql.exec("DELETE FROM settings WHERE kind = 'webhook' AND key = ?", name);
  }

  /** Forgets everything: a new shop. */
  async empty(): Promise<void> {
    this.ctx.storage.sql.exec('DELETE FROM settings');
    this.ctx.storage.sql.exec('DELETE FROM webhook_failures');
  }

  private fill(): void {
    const {kv, sql} = this.ctx.storage;
    if (kv.get<boolean>(FILLED) === true) return;
    const webhooks = [
      ...webhooksTo(this.env.SHOP_ORIGIN ?? null, store.shop),
      ...webhooksTo(toldServiceOrigin(this.env), store.service),
    ];
    this.ctx.storage.transactionSync(() => {
      for (const webhook of webhooks) {
        const key = `${webhook.topic} ${webhook.uri}`;
        sql.exec("INSERT OR IGNORE INTO settings VALUES ('webhook', ?, ?)", key, JSON.stringify(webhook));
      }
      kv.put(FILLED, true);
    });
  }
}

type Wanted = readonly {readonly topics: readonly string[]; readonly fields: readonly string[]}[];

/** The subscriptions of one receiver. */
function webhooksTo(origin: string | null, wanted: Wanted) {
  if (origin === null) return [];
  return wanted.flatMap(({topics, fields: includeFields}) =>
    topics.map((topic) => ({topic, uri: origin + store.path, includeFields})),
  );
}
