import {afterOrder, orderPaid} from '../after-order';
import type {AfterOrderEnv} from '../after-order';
import {GenerationObject} from '../shared/generation-object';
import {ONLY} from '../storefront/cart/load-pricing-world';
import type {Webhooks} from '../shared/webhooks';
import {platformWebhooks} from '../storefront/platform-webhooks';
import type {StockShortage} from '../storefront/stock-object';
import type {Order, OrderCalls, OrderDraft, Placing} from './order';
import type {Quote} from './quote';

type CounterRow = {value: number};

/** The object of the namespace that counts; no cart token looks like this. */
const COUNTER = 'order-numbers';
const FIRST_NUMBER = 10_001;
const DRAFT = 'draft';
const ORDER = 'order';
const AFTERMATH = 'aftermath';
const RESUME_AFTER_MS = 5_000;

/**
 * The order of one cart, in SQLite, named by the cart's token: a cart leads to one order, however often the button is
 * pressed. The draft is stored before anything else happens and every step may be repeated, so that an order that was
 * cut short is finished by the next press, or by the alarm. The service worker is told of a paid one.
 */
export class OrderObject extends GenerationObject<AfterOrderEnv> implements OrderCalls {
  private readonly webhooks: Webhooks;
  private running: Promise<Placing> | null = null;

  constructor(ctx: DurableObjectState, env: AfterOrderEnv) {
    super(ctx, env);
    this.webhooks = platformWebhooks(this.ctx.storage, this.env);
  }

  /** The placed order; `null` where there is none (yet). */
  async read(): Promise<Order | null> {
    return this.order();
  }

  /**
   * Places the order: takes the stock, charges the gift cards, notes the used codes, closes the cart. Where an order
   * was placed or begun before, that one counts and `draft` is dropped.
   *
   * @returns the order, or why there is none; then nothing has happened
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

  /** Finishes what was cut short, and sends webhooks. */
  override async alarm(): Promise<void> {
    if (this.draft() !== null) await this.finishOnce();
    await this.sendAftermath();
    await this.webhooks.send();
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
    if (!(await this.useCodes(draft, id))) return this.drop([]);
    const missing = await this.env.STOCK.getByName(ONLY).take(draft.quote.lines.map(stockLine), id, draft.createdAt);
    if (missing.length > 0) {
      await this.releaseCodes(draft, id);
      return this.drop(missing);
    }
    const giftCards = await this.chargeGiftCards(draft.quote, id);
    for (const code of draft.discountCodes) {
      await this.env.DISCOUNT_USAGE.getByName(ONLY).record(draft.email, code, id);
    }
    const number = await this.env.ORDERS.getByName(COUNTER).nextNumber();
    const order = withGiftCards({...draft, id, number: `L${number}`}, giftCards);
    await this.env.CARTS.getByName(draft.cartToken).complete(id, draft.createdAt);
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.kv.put(ORDER, order);
      this.ctx.storage.kv.put(AFTERMATH, true);
      this.ctx.storage.kv.delete(DRAFT);
    });
    await this.sendAftermath();
    return {placed: true, order};
  }

  /** What follows from the order. Where a part of it fails, the order stands and the alarm tries again. */
  private async sendAftermath(): Promise<void> {
    const order = this.order();
    if (order === null || this.ctx.storage.kv.get<boolean>(AFTERMATH) !== true) return;
    try {
      await afterOrder(this.env, order);
      this.ctx.storage.transactionSync(() => {
        this.ctx.storage.kv.delete(AFTERMATH);
        if (order.paymentStatus === 'paid') this.webhooks.note(orderPaid(order));
      });
      await this.ctx.storage.deleteAlarm();
      await this.webhooks.wake();
      await this.webhooks.send();
    } catch (error) {
      console.error(error);
      await this.ctx.storage.setAlarm(Date.now() + RESUME_AFTER_MS);
    }
  }

  /** Whether every code that counts for one order alone counts for this one. */
  private async useCodes(draft: OrderDraft, id: string): Promise<boolean> {
    for (const code of draft.discountCodes) {
      if (await this.env.ISSUED_CODES.getByName(code.toUpperCase()).use(id)) continue;
      await this.releaseCodes(draft, id);
      return false;
    }
    return true;
  }

  private async releaseCodes({discountCodes}: OrderDraft, id: string): Promise<void> {
    for (const code of discountCodes) await this.env.ISSUED_CODES.getByName(code.toUpperCase()).release(id);
  }

  private drop(missing: readonly StockShortage[]): Placing {
    this.ctx.storage.kv.delete(DRAFT);
    return {placed: false, missing};
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

/** Returns the order with these gift cards. The amount of a dropped one is still due: the order is pending. */
function withGiftCards(order: Order, giftCards: Quote['giftCards']): Order {
  if (giftCards.length === order.quote.giftCards.length) return order;
  const paidByCards = giftCards.reduce((sum, {cents}) => sum + cents, 0);
  const quote = {...order.quote, giftCards, dueCents: order.quote.totalCents - paidByCards};
  return {...order, quote, paymentStatus: 'pending'};
}
