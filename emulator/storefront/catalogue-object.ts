import {GenerationObject} from '../shared/generation-object';
import type {Webhooks} from '../shared/webhooks';
import {catalogueChangeSchema, topicOf} from './catalogue-change';
import type {CatalogueChange} from './catalogue-change';
import {catalogueChanged, platformWebhooks} from './platform-webhooks';
import type {PlatformWebhookEnv} from './platform-webhooks';

const EMPTIED = 'emptied';

type ChangeRow = {change: string};

/** How the catalogue was changed since the seed, in order. One object. A webhook tells shop and service worker of each change. */
export class CatalogueObject extends GenerationObject<PlatformWebhookEnv> {
  private readonly webhooks: Webhooks;

  constructor(ctx: DurableObjectState, env: PlatformWebhookEnv) {
    super(ctx, env);
    this.webhooks = platformWebhooks(ctx.storage, this.env);
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS changes (number INTEGER PRIMARY KEY, change TEXT NOT NULL)');
  }

  /** Whether the seed's catalogue was taken away, and all changes since. */
  async state(): Promise<{readonly isEmptied: boolean; readonly changes: readonly CatalogueChange[]}> {
    const rows = this.ctx.storage.sql.exec<ChangeRow>('SELECT change FROM changes ORDER BY number').toArray();
    return {
      isEmptied: this.ctx.storage.kv.get<boolean>(EMPTIED) ?? false,
      changes: rows.map(({change}) => catalogueChangeSchema.parse(JSON.parse(change))),
    };
  }

  /** Takes everything away. Nobody is told. */
  async empty(): Promise<void> {
    this.ctx.storage.sql.exec('DELETE FROM changes');
    this.ctx.storage.kv.put(EMPTIED, true);
  }

  /** Makes the catalogue that of the seed. Nobody is told. */
  async fill(): Promise<void> {
    this.ctx.storage.sql.exec('DELETE FROM changes');
    this.ctx.storage.kv.delete(EMPTIED);
  }

  /** Keeps a change, and tells of it. `at` is a moment of the emulated world, in milliseconds since 1970. */
  async change(change: CatalogueChange, at: number): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.sql.exec('INSERT INTO changes (change) VALUES (?)', JSON.stringify(change));
      this.webhooks.note(catalogueChanged(...topicOf(change), at));
    });
    await this.webhooks.wake();
  }

  override alarm(): Promise<void> {
    return this.webhooks.send();
  }
}
