import {DurableObject} from 'cloudflare:workers';
import type {GiftCard} from './cart/pricing-world';
import {shop} from './shop';

const SYMBOLS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 16;

type CardRow = {number: number; code: string; balance: number};

/** The balances of all gift cards. One object, filled from the seed when it is first used. Codes are compared without case. */
export class GiftCardObject extends DurableObject<object> {
  constructor(ctx: DurableObjectState, env: object) {
    super(ctx, env);
    const {sql} = this.ctx.storage;
    sql.exec(
      'CREATE TABLE IF NOT EXISTS cards (number INTEGER PRIMARY KEY, code TEXT UNIQUE, balance INTEGER NOT NULL)',
    );
    sql.exec(
      'CREATE TABLE IF NOT EXISTS charges (code TEXT, order_id TEXT, cents INTEGER NOT NULL, PRIMARY KEY (code, order_id))',
    );
    sql.exec('CREATE TABLE IF NOT EXISTS sold (occasion TEXT PRIMARY KEY, code TEXT NOT NULL)');
    this.ctx.storage.transactionSync(() => {
      for (const {code, balanceCents} of shop().seed.giftCards) {
        sql.exec('INSERT OR IGNORE INTO cards (code, balance) VALUES (?, ?)', code.toUpperCase(), balanceCents);
      }
    });
  }

  /** The card under a code; `null` where there is none. */
  async find(code: string): Promise<GiftCard | null> {
    return this.card(code);
  }

  /** The cards under codes, by code in capitals; unknown codes are left out. */
  async findAll(codes: readonly string[]): Promise<Map<string, GiftCard>> {
    const cards = codes.flatMap((code) => this.card(code) ?? []);
    return new Map(cards.map((card) => [card.code, card]));
  }

  /** The codes of cards by their numbers; unknown numbers are left out. */
  async codesOf(numbers: readonly number[]): Promise<string[]> {
    return numbers.flatMap((number) =>
      this.ctx.storage.sql
        .exec<CardRow>('SELECT * FROM cards WHERE number = ?', number)
        .toArray()
        .map(({code}) => code),
    );
  }

  /** What is left on a card, in cents; 0 for an unknown code. */
  async balance(code: string): Promise<number> {
    return this.card(code)?.balanceCents ?? 0;
  }

  /**
   * Issues a card of so many cents, once for an occasion.
   *
   * @returns its code, which the platform makes of 16 letters and digits
   */
  async issue(occasion: string, balanceCents: number): Promise<string> {
    const {sql} = this.ctx.storage;
    return this.ctx.storage.transactionSync(() => {
      const [sold] = sql.exec<{code: string}>('SELECT code FROM sold WHERE occasion = ?', occasion).toArray();
      if (sold !== undefined) return sold.code;
      const code = newCode();
      sql.exec('INSERT INTO cards (code, balance) VALUES (?, ?)', code, balanceCents);
      sql.exec('INSERT INTO sold VALUES (?, ?)', occasion, code);
      return code;
    });
  }

  /**
   * Takes an amount from a card for an order. Repeating it for the same order takes nothing more.
   *
   * @returns whether the card was charged, now or before; `false` where it does not hold that much
   */
  async charge(code: string, cents: number, orderId: string): Promise<boolean> {
    const {sql} = this.ctx.storage;
    return this.ctx.storage.transactionSync(() => {
      const card = this.card(code);
      if (card === null) return false;
      const charged = sql.exec('SELECT 1 FROM charges WHERE code = ? AND order_id = ?', card.code, orderId).toArray();
      if (charged.length > 0) return true;
      if (card.balanceCents < cents) return false;
      sql.exec('UPDATE cards SET balance = balance - ? WHERE code = ?', cents, card.code);
      sql.exec('INSERT INTO charges (code, order_id, cents) VALUES (?, ?, ?)', card.code, orderId, cents);
      return true;
    });
  }

  private card(code: string): GiftCard | null {
    const found = this.ctx.storage.sql.exec<CardRow>('SELECT * FROM cards WHERE code = ?', code.toUpperCase());
    const row = found.toArray()[0];
    return row === undefined ? null : {number: row.number, code: row.code, balanceCents: row.balance};
  }
}

function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_LENGTH));
  return [...bytes].map((byte) => SYMBOLS[byte % SYMBOLS.length] ?? '').join('');
}
