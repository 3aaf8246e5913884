import {DurableObject} from 'cloudflare:workers';
import {MAX_FAILURES} from '../storefront/platform-webhooks';
import type {WebhookSubscriptions} from '../storefront/platform-webhooks';

/** What a merchant sets up of the platform's shop beside its catalogue. */
export type SettingKind = 'language' | 'metafield' | 'webhook' | 'discount' | 'collection';

type SettingRow = {body: string};
type FailureRow = {failures: number};

/** The settings that were made by the Admin API, as JSON, by kind and key, and how often webhooks failed. One object; empty as in a new shop. */
export class ShopSettingsObject extends DurableObject<unknown> implements WebhookSubscriptions {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS settings (kind TEXT, key TEXT, body TEXT NOT NULL, PRIMARY KEY (kind, key))',
    );
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS webhook_failures (name TEXT PRIMARY KEY, failures INTEGER NOT NULL)',
    );
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

  /** Whether the subscription of a name failed too often, and was not made again. Without one, all are delivered. */
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
}
