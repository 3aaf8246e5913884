import {DurableObject} from 'cloudflare:workers';
import {bookName} from '../accounts/order-book-object';
import type {OrderBookObject} from '../accounts/order-book-object';
import type {StorefrontEnv} from '../storefront/env';
import type {SubscriptionEnv} from '../subscriptions/env';
import {createSubscriptionsFromOrder} from '../subscriptions/open-subscriptions';
import {ONLY} from '../storefront/cart/load-pricing-world';
import type {StockShortage} from '../storefront/stock-object';
import type {Order, OrderDraft} from './order';
import type {Quote} from './quote';

/** What came of the button. */
export type Placing =
  {readonly placed: true; readonly order: Order} | {readonly placed: false; readonly missing: readonly StockShortage[]};

type OrderEnv = Pick<StorefrontEnv, 'CARTS' | 'STOCK' | 'GIFT_CARDS' | 'DISCOUNT_USAGE'> &
  Pick<SubscriptionEnv, 'SUBSCRIBERS' | 'SUBSCRIPTION_DIRECTORY'> & {
    readonly ORDERS: DurableObjectNamespace<OrderObject>;
    readonly ORDER_BOOKS: DurableObjectNamespace<OrderBookObject>;
  };

type CounterRow = {value: number};

/** The object of the namespace that counts; no cart token looks like this. */
const COUNTER = 'order-numbers';
const FIRST_NUMBER = 10_001;
const DRAFT = 'draft';
const ORDER = 'order';
const RESUME_AFTER_MS = 5_000;

/**
 * The order of one cart, in SQLite, named by the cart's token: a cart leads to one order, however often the button is
 * pressed. The draft is stored before anything else happens and every step may be repeated, so that an order that was
 * cut short is finished by the next press, or by the alarm.
 */
export class OrderObject extends DurableObject<OrderEnv> {
  private running: Promise<Placing> | null = null;

  /** The placed order; `null` where there is none (yet). */
  async read(): Promise<Order | null> {
    return this.order();
  }

  /**
   * Places the order: takes the stock, charges the gift cards, notes the used codes, books it under the e-mail address,
   * begins its subscriptions, closes the cart. Where an order was placed or begun before, that one counts and `draft` is dropped.
   *
   * @returns the order, or what is missing in stock; then nothing has happened
   */
  async place(draft: OrderDraft): Promise<Placing> {
    await this.ctx.storage.setAlarm(Date.now() + RESUME_AFTER_MS);
    const order = this.order();
    if (order !== null) return {placed: true, order};
    if (this.draft() === null) this.ctx.storage.kv.put(DRAFT, draft);
    return this.finishOnce();
  }

  /** Counts: 10001, 10002 … Asked of one object of the namespace alone. */
  async nextNumber(): Promise<number> {
    const {sql} = this.ctx.storage;
    sql.exec('CREATE TABLE IF NOT EXISTS counter (id INTEGER PRIMARY KEY, value INTEGER NOT NULL)');
    return sql
      .exec<CounterRow>(
        'INSERT INTO counter VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET value = value + 1 RETURNING value',
        FIRST_NUMBER,
      )
      .one().value;
  }

  /** Finishes what was cut short. */
  override async alarm(): Promise<void> {
    if (this.draft() !== null) await this.finishOnce();
  }

  private finishOnce(): Promise<Placing> {
    this.running ??= this.finish().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async finish(): Promise<Placing> {
    const draft = this.draft();
    if (draft === null) throw new Error('There is no order to finish');
    const id = this.ctx.id.toString();
    const missing = await this.env.STOCK.getByName(ONLY).take(draft.quote.lines.map(stockLine), id);
    if (missing.length > 0) {
      this.ctx.storage.kv.delete(DRAFT);
      return {placed: false, missing};
    }
    const giftCards = await this.chargeGiftCards(draft.quote, id);
    for (const code of draft.discountCodes) {
      await this.env.DISCOUNT_USAGE.getByName(ONLY).record(draft.email, code, id);
    }
    const number = await this.env.ORDERS.getByName(COUNTER).nextNumber();
    const order = withGiftCards({...draft, id, number: `L${number}`}, giftCards);
    await this.env.ORDER_BOOKS.getByName(bookName(order.email)).book(order);
    await createSubscriptionsFromOrder(this.env, order);
    await this.env.CARTS.getByName(draft.cartToken).complete(id);
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.kv.put(ORDER, order);
      this.ctx.storage.kv.delete(DRAFT);
    });
    await this.ctx.storage.deleteAlarm();
    return {placed: true, order};
  }

  /** The cards that could be charged. One that another order emptied meanwhile drops out. */
  private async chargeGiftCards(quote: Quote, orderId: string): Promise<Quote['giftCards']> {
    const books = this.env.GIFT_CARDS.getByName(ONLY);
    const charged: Quote['giftCards'][number][] = [];
    for (const card of quote.giftCards) {
      const [code] = await books.codesOf([Number(card.id)]);
      if (code !== undefined && (await books.charge(code, card.cents, orderId))) charged.push(card);
    }
    return charged;
  }

  private draft(): OrderDraft | null {
    return this.ctx.storage.kv.get<OrderDraft>(DRAFT) ?? null;
  }

  private order(): Order | null {
    return this.ctx.storage.kv.get<Order>(ORDER) ?? null;
  }
}

function stockLine({variantNumber, quantity}: Quote['lines'][number]) {
  return {variantNumber, quantity};
}

/** What a dropped gift card should have paid is still owed: the order is pending. */
function withGiftCards(order: Order, giftCards: Quote['giftCards']): Order {
  if (giftCards.length === order.quote.giftCards.length) return order;
  const paidByCards = giftCards.reduce((sum, {cents}) => sum + cents, 0);
  const quote = {...order.quote, giftCards, dueCents: order.quote.totalCents - paidByCards};
  return {...order, quote, paymentStatus: 'pending'};
}
