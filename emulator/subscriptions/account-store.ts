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

const HEAD = 'head';
const EFFECT = 'effect/';
const EFFECT_DIGITS = 12;

/** One customer's account in SQLite: an entry for each thing, and what is still to be done for others. */
export class AccountStore {
  private current: Account | null = null;

  constructor(private readonly storage: DurableObjectStorage) {}

  /** The account; `null` before the first save. */
  load(): Account | null {
    this.current ??= this.read();
    return this.current;
  }

  /** Stores an account and its effects, both or neither; things that stayed the same are not written. */
  save(account: Account, effects: readonly Effect[]): void {
    const before = this.load();
    if (account === before && effects.length === 0) return;
    const {kv} = this.storage;
    this.storage.transactionSync(() => {
      for (const kind of KINDS) {
        const old = new Map<number, unknown>(before?.[kind].map((thing) => [thing.id, thing]));
        for (const thing of account[kind]) {
          if (old.get(thing.id) !== thing) kv.put(keyOf(kind, thing.id), thing);
          old.delete(thing.id);
        }
        for (const id of old.keys()) kv.delete(keyOf(kind, id));
      }
      kv.put<Head>(HEAD, headOf(account));
      let last = this.effects().at(-1)?.key ?? EFFECT;
      for (const effect of effects) {
        last = EFFECT + String(Number(last.slice(EFFECT.length)) + 1).padStart(EFFECT_DIGITS, '0');
        kv.put(last, effect);
      }
    });
    this.current = account;
  }

  /** Effects on other objects that are still to be carried out, oldest first. */
  effects(): readonly {readonly key: string; readonly effect: Effect}[] {
    return [...this.storage.kv.list<Effect>({prefix: EFFECT})].map(([key, effect]) => ({key, effect}));
  }

  /** Forgets what was done. */
  finish(key: string): void {
    this.storage.kv.delete(key);
  }

  /** Forgets everything. */
  clear(): void {
    this.storage.transactionSync(() => {
      for (const [key] of Array.from(this.storage.kv.list())) this.storage.kv.delete(key);
    });
    this.current = null;
  }

  private read(): Account | null {
    const head = this.storage.kv.get<Head>(HEAD);
    if (head === undefined) return null;
    return {
      ...head,
      addresses: this.all('addresses'),
      paymentMethods: this.all('paymentMethods'),
      subscriptions: this.all('subscriptions'),
      onetimes: this.all('onetimes'),
      charges: this.all('charges'),
      orders: this.all('orders'),
    };
  }

  private all<K extends Kind>(kind: K): readonly Account[K][number][] {
    return [...this.storage.kv.list<Account[K][number]>({prefix: `${kind}/`})].map(([, thing]) => thing);
  }
}

/** Ids of one customer have the same number of digits: sorted as text they are in the order in which they were given. */
function keyOf(kind: Kind, id: number): string {
  return `${kind}/${id}`;
}

function headOf({customer, counter, seenAt, dirtySince, sources}: Account): Head {
  return {customer, counter, seenAt, dirtySince, sources};
}
