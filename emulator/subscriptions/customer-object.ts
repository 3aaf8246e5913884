import {bookOrder} from '../accounts/order-book-object';
import type {OrderBookObject} from '../accounts/order-book-object';
import {GenerationObject} from '../shared/generation-object';
import {deliver} from '../shared/mail';
import type {MailEnv} from '../shared/mail';
import {ONLY} from '../storefront/cart/load-pricing-world';
import type {StorefrontEnv} from '../storefront/env';
import {shop} from '../storefront/shop';
import type {Account, SubscriptionCustomer} from './account';
import {emptyAccount} from './account';
import {AccountStore} from './account-store';
import {advance} from './advance';
import {carryOut} from './command';
import type {Command} from './command';
import {composeMail} from './compose-mail';
import type {Known} from './directory-object';
import type {Effect} from './effect';
import {goodsBook} from './goods';
import {paymentLink} from './payment-link';
import type {PaymentLinkEnv} from './payment-link';
import {platformOrder} from './platform-order';
import type {CommandRefusal} from './refusal';
import {seedAccount} from './seed-account';
import type {World} from './world';

/** What the object needs of the worker's configuration. */
export type SubscriptionCustomerEnv = MailEnv &
  PaymentLinkEnv &
  Pick<StorefrontEnv, 'STOCK'> & {
    readonly SHOP_ORIGIN: string;
    /** Where the platform keeps the orders that charges lead to. */
    readonly ORDER_BOOKS: DurableObjectNamespace<OrderBookObject>;
  };

/** What came of a command, and the account afterwards. */
export type Reply =
  | {readonly ok: true; readonly account: Account; readonly ids: readonly number[]}
  | {readonly ok: false; readonly refusal: CommandRefusal};

/** What is known of somebody who is entered for the first time. */
export type Introduction = Partial<Pick<SubscriptionCustomer, 'firstName' | 'lastName' | 'phone' | 'language'>>;

/**
 * The subscriptions of one customer, in SQLite, named by the customer's number. Whoever asks says what time it is; what
 * was due since the last time happens first. What it asks of others is stored with the change and repeated until done.
 */
export class SubscriptionCustomerObject extends GenerationObject<SubscriptionCustomerEnv> {
  private readonly store = new AccountStore(this.ctx.storage);
  private working: Promise<void> | null = null;

  /** The account at a moment (milliseconds since 1970). */
  async view(known: Known, at: number): Promise<Account> {
    const world = await this.world();
    const account = this.upToDate(known, {}, world, at);
    await this.work();
    return account;
  }

  /** Enters somebody who is new, at a moment (milliseconds since 1970). */
  async introduce(known: Known, introduction: Introduction, at: number): Promise<Account> {
    return this.upToDate(known, introduction, await this.world(), at);
  }

  /** Carries out a command at a moment (milliseconds since 1970), or says why not. */
  async command(known: Known, command: Command, at: number, introduction: Introduction = {}): Promise<Reply> {
    const world = await this.world();
    const before = this.upToDate(known, introduction, world, at);
    const time = Math.max(at, before.seenAt);
    const {account, effects, reply} = carryOut(before, command, world, time);
    const after = advance(account, time, world);
    this.store.save(after.account, [...effects, ...after.effects]);
    await this.work();
    return reply.ok ? {ok: true, account: after.account, ids: reply.ids} : {ok: false, refusal: reply.refusal};
  }

  /** The state of the first start again. */
  async reset(): Promise<void> {
    this.store.clear();
  }

  private upToDate(known: Known, introduction: Introduction, world: World, at: number): Account {
    const stored = this.store.load();
    const first = stored ?? this.firstAccount(known, introduction, world, at);
    const {account, effects} = advance(named(first, known), at, world);
    this.store.save(account, [...(stored === null ? ordersOf(first) : []), ...effects]);
    return account;
  }

  private firstAccount(known: Known, introduction: Introduction, world: World, at: number): Account {
    // The days of the seed count from the machine's own time, so that charges are due if the clock was moved before.
    const from = Math.min(at, Date.now());
    const seed = shop().subscribers.find(({email}) => email === known.email);
    if (seed !== undefined) return seedAccount(seed, known.number, world, from);
    const nobody = {firstName: '', lastName: '', phone: null, language: 'de'} as const;
    return emptyAccount({...nobody, ...introduction, ...known, createdAt: at, updatedAt: at}, at);
  }

  private async world(): Promise<World> {
    const {catalogue} = shop();
    const stock = await this.env.STOCK.getByName(ONLY).read();
    return {goods: goodsBook(catalogue), stock, discountCode: (code) => catalogue.discountCode(code)};
  }

  private work(): Promise<void> {
    this.working ??= this.workOff().finally(() => {
      this.working = null;
    });
    return this.working;
  }

  private async workOff(): Promise<void> {
    for (let open = this.store.effects(); open.length > 0; open = this.store.effects()) {
      for (const {key, effect} of open) {
        await this.perform(effect);
        this.store.finish(key);
      }
    }
  }

  private async perform(effect: Effect): Promise<void> {
    if (effect.kind === 'take-stock') {
      await this.env.STOCK.getByName(ONLY).take(effect.lines, effect.orderId, effect.at);
      return;
    }
    if (effect.kind === 'place-order') return bookOrder(this.env, effect.order);
    const account = this.store.load();
    if (account === null) return;
    const link = (id: number) => paymentLink(this.env, id, effect.at);
    await deliver(this.env, await composeMail(effect, account.customer, this.env.SHOP_ORIGIN, link), effect.at);
  }
}

/** What of an account that begins with deliveries is to be entered at the platform. */
function ordersOf(account: Account): readonly Effect[] {
  return account.orders.flatMap((order) => {
    const charge = account.charges.find(({id}) => id === order.chargeId);
    return charge === undefined ? [] : [{kind: 'place-order', order: platformOrder(account, charge, order)}];
  });
}

/** Somebody who logged in for the first time has a number at the commerce platform from then on. */
function named(account: Account, {external}: Known): Account {
  return account.customer.external === external ? account : {...account, customer: {...account.customer, external}};
}
