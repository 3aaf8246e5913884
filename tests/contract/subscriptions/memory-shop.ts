import {dayInGermany} from '../../../app/domain/delivery';
import type {Goods} from '../../../app/domain/subscription/subscription';
import {ServiceError} from '../../../app/services/service-error.server';
import {createSubscriptions, readOutcome} from '../../../app/services/subscriptions/subscriptions.server';
import type {InTurn} from '../../../app/services/subscriptions/subscriptions.server';
import type {createMemoryService} from './memory-service';

/** What becomes of the next call that changes something: refused, never arrived, or done and never answered. */
export type Fate = 'refused' | 'unreached' | 'unanswered';

type Service = ReturnType<typeof createMemoryService>;

/** Remembers what came of operations and what is in doubt, as the customer's sequencer does. */
function createTurns(): InTurn {
  const remembered = new Map<string, Awaited<ReturnType<InTurn>>['result']>();
  let doubts = new Map<string, string>();
  return async (_key, {operationId, fingerprint, doubt}, task) => {
    const key = `${operationId ?? crypto.randomUUID()} ${fingerprint}`;
    const known = remembered.get(key);
    if (known !== undefined) return {result: known};
    try {
      const result = await task(doubts.get(fingerprint) ?? null);
      doubts = new Map();
      remembered.set(key, readOutcome(JSON.parse(JSON.stringify(result))));
      return {result};
    } catch (error) {
      const left = doubt();
      if (left !== null) doubts.set(fingerprint, left);
      throw error;
    }
  };
}

/** The shop's own adapter for a customer of the service in memory, and what goes wrong between the two. */
export function createMemoryShop(service: Service, email: string, now: () => number = Date.now) {
  const customer = service.customer(email);
  const fates: Fate[] = [];
  let isDown = false;
  const lost = () => new ServiceError('subscriptions', 'unreachable', 'no answer');
  const goodsOf = (number: string): readonly (readonly [string, Goods])[] => {
    const goods = service.goods(Number(number));
    if (goods === null) return [];
    const inStock = goods.sellsWithoutStock || service.stockOf(Number(number)) > 0;
    const {handle, isCoffee} = goods;
    return [
      [number, {title: goods.title.en, variantTitle: null, handle, picture: null, isCoffee, inStock, filters: []}],
    ];
  };
  const subscriptions = createSubscriptions({
    gateway: {
      read: (path, schema) => (isDown ? Promise.reject(lost()) : customer.read(path, schema)),
      write: async (method, path, body) => {
        const fate = fates.shift();
        if (isDown || fate === 'unreached') throw lost();
        if (fate === 'refused') return 422;
        const {status} = await customer.call(method, path, body);
        if (fate === 'unanswered') throw lost();
        return status;
      },
      customerId: () => Promise.resolve(customer.number),
    },
    readGoods: (numbers) => Promise.resolve({state: 'ready', data: new Map(numbers.flatMap(goodsOf))}),
    inTurn: createTurns(),
    today: () => dayInGermany(now()),
    report: () => undefined,
    keepAlive: () => undefined,
  });
  return {
    ...subscriptions,
    customer,
    /** Lets something become of the next call that changes something. */
    lets: (fate: Fate) => fates.push(fate),
    /** The service stops answering, or answers again. */
    setDown: (down: boolean) => (isDown = down),
  };
}
