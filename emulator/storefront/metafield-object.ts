import {DurableObject} from 'cloudflare:workers';
import type {SeedMetafield} from '../seed/types';

/** A metafield that the Admin API wrote, or took away: `value` is `null` then. */
export type WrittenMetafield = Omit<SeedMetafield, 'value'> & {readonly ownerId: string; readonly value: string | null};

const REVISION = 'revision';

type Row = {owner: string; namespace: string; key: string; type: string; value: string | null};

/** The metafields of products, variants and collections that were changed since the seed. One object. */
export class MetafieldObject extends DurableObject<unknown> {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS written (owner TEXT, namespace TEXT, key TEXT, type TEXT, value TEXT, PRIMARY KEY (owner, namespace, key))',
    );
  }

  /** Counts the changes: equal numbers, equal metafields. */
  async revision(): Promise<number> {
    return this.ctx.storage.kv.get<number>(REVISION) ?? 0;
  }

  /** Writes all of them. */
  async write(metafields: readonly WrittenMetafield[]): Promise<void> {
    const {kv} = this.ctx.storage;
    this.ctx.storage.transactionSync(() => {
      kv.put(REVISION, (kv.get<number>(REVISION) ?? 0) + 1);
      for (const {ownerId, namespace, key, type, value} of metafields) {
        this.ctx.storage.sql.exec(
          'INSERT OR REPLACE INTO written VALUES (?, ?, ?, ?, ?)',
          ownerId,
          namespace,
          key,
          type,
          value,
        );
      }
    });
  }

  /** Everything that was written. */
  async read(): Promise<readonly WrittenMetafield[]> {
    return this.ctx.storage.sql
      .exec<Row>('SELECT * FROM written')
      .toArray()
      .map(({owner: ownerId, ...field}) => ({...field, ownerId}));
  }
}
