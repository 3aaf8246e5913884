import type {Account} from './account';
import type {Effect} from './effect';

const KINDS = [
  'addresses',
  'paymentMethods',
  'subscriptions',
  'onetimes',
  'charges',
  'orders',
] as const satisfies readonly (keyof Account)[];

type Kind = (typeof KINDS)[number];
type Head = Omit<Account, Kind>;
type RecordRow = {kind: string; id: number; json: string};
type EffectRow = {id: number; json: string};

const HEAD = 'head';

/** One customer's account in SQLite: a row for each thing, and what is still to be done for others. */
export class AccountStore {
  private current: Account | null = null;

  constructor(private readonly storage: DurableObjectStorage) {
    storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS records (kind TEXT, id INTEGER, json TEXT NOT NULL, PRIMARY KEY (kind, id))',
    );
    storage.sql.exec('CREATE TABLE IF NOT EXISTS effects (id INTEGER PRIMARY KEY AUTOINCREMENT, json TEXT NOT NULL)');
  }

  /** The account; `null` before the first save. */
  load(): Account | null {
    this.current ??= this.read();
    return this.current;
  }

  /** Stores an account and its effects, both or neither; things that stayed the same are not written. */
  save(account: Account, effects: readonly Effect[]): void {
    const before = this.load();
    if (account === before && effects.length === 0) return;
    const {sql} = this.storage;
    this.storage.transactionSync(() => {
      for (const kind of KINDS) {
        const old = new Map<number, unknown>(before?.[kind].map((thing) => [thing.id, thing]));
        for (const thing of account[kind]) {
          if (old.get(thing.id) !== thing) {
            sql.exec('INSERT OR REPLACE INTO records VALUES (?, ?, ?)', kind, thing.id, JSON.stringify(thing));
          }
          old.delete(thing.id);
        }
        for (const id of old.keys()) sql.exec('DELETE FROM records WHERE kind = ? AND id = ?', kind, id);
      }
      this.storage.kv.put<Head>(HEAD, headOf(account));
      for (const effect of effects) sql.exec('INSERT INTO effects (json) VALUES (?)', JSON.stringify(effect));
    });
    this.current = account;
  }

  /** What is to be done for others, oldest first. */
  effects(): readonly {readonly id: number; readonly effect: Effect}[] {
    return this.storage.sql
      .exec<EffectRow>('SELECT * FROM effects ORDER BY id')
      .toArray()
      .map(({id, json}) => ({id, effect: parsed<Effect>(json)}));
  }

  /** Forgets what was done. */
  finish(effectId: number): void {
    this.storage.sql.exec('DELETE FROM effects WHERE id = ?', effectId);
  }

  /** Forgets everything. */
  clear(): void {
    this.storage.transactionSync(() => {
      this.storage.sql.exec('DELETE FROM records');
      this.storage.sql.exec('DELETE FROM effects');
      this.storage.kv.delete(HEAD);
    });
    this.current = null;
  }

  private read(): Account | null {
    const head = this.storage.kv.get<Head>(HEAD);
    if (head === undefined) return null;
    const rows = this.storage.sql.exec<RecordRow>('SELECT * FROM records ORDER BY id').toArray();
    const of = <K extends Kind>(kind: K): Account[K] =>
      parsed(
        `[${rows
          .filter((row) => row.kind === kind)
          .map(({json}) => json)
          .join()}]`,
      );
    return {
      ...head,
      addresses: of('addresses'),
      paymentMethods: of('paymentMethods'),
      subscriptions: of('subscriptions'),
      onetimes: of('onetimes'),
      charges: of('charges'),
      orders: of('orders'),
    };
  }
}

/** What this object itself wrote. */
function parsed<T>(json: string): T {
  return JSON.parse(json);
}

function headOf({customer, counter, seenAt, dirtySince, sources}: Account): Head {
  return {customer, counter, seenAt, dirtySince, sources};
}
