import {DurableObject} from 'cloudflare:workers';

/** What a merchant sets up of the platform's shop beside its catalogue. */
export type SettingKind = 'language' | 'metafield' | 'webhook' | 'selling-plans' | 'discount' | 'collection';

type SettingRow = {body: string};

/** The settings that were made by the Admin API, as JSON, by kind and key. One object; empty as in a new shop. */
export class ShopSettingsObject extends DurableObject<unknown> {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS settings (kind TEXT, key TEXT, body TEXT NOT NULL, PRIMARY KEY (kind, key))',
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
  }
}
