import {createMemoryMutex} from '../../../app/commands/memory-mutex.fixture';
import {dayInGermany} from '../../../app/domain/delivery';
import type {Goods} from '../../../app/domain/subscription/subscription';
import {ServiceError} from '../../../app/services/service-error.server';
import {createSubscriptions} from '../../../app/services/subscriptions/subscriptions.server';
import type {createMemoryService} from './memory-service';

/** What becomes of the next call that changes something: refused, never arrived, or done and never answered. */
export type SimulatedReply = 'refused' | 'unreached' | 'lost-response';

type Service = ReturnType<typeof createMemoryService>;

/** The shop's own adapter for a customer of the service in memory, and what goes wrong between the two. */
export function createMemoryShop(service: Service, email: string, now: () => number = Date.now) {
  const customer = service.customer(email);
  const replies: SimulatedReply[] = [];
  let isDown = false;
  const lost = () => new ServiceError('subscriptions', 'unreachable', 'no answer');
  const goodsOf = (number: string): readonly (readonly [string, Goods])[] => {
    const goods = service.goods(Number(number));
    if (goods === null) return [];
    const available = goods.sellsWithoutStock ? null : service.stockOf(Number(number));
    const {handle, isCoffee} = goods;
    const rest = {variantTitle: null, handle, picture: null, isCoffee, donates: isCoffee, available, filters: []};
    return [
      [
        number,
        {title: goods.title.en, ...rest, isForBusinesses: false, isPreOrder: available === null, needsPlan: false},
      ],
    ];
  };
  const subscriptions = createSubscriptions({
    gateway: {
      read: (path, schema) => (isDown ? Promise.reject(lost()) : customer.read(path, schema)),
      write: async ({method, path, body, version}) => {
        const reply = replies.shift();
        if (isDown || reply === 'unreached') throw lost();
        if (reply === 'refused') return {status: 422, wrong: []};
        const {status} = await customer.call(method, path, body, version);
        if (reply === 'lost-response') throw lost();
        return {status, wrong: []};
      },
      customerId: () => Promise.resolve(customer.number),
    },
    readGoods: (numbers) => Promise.resolve({state: 'ready', data: new Map(numbers.flatMap(goodsOf))}),
    isBusiness: () => Promise.resolve(false),
    runOnce: createMemoryMutex().runOnce,
    today: () => dayInGermany(now()),
    report: () => undefined,
    pause: () => Promise.resolve(),
    clock: () => 0,
    waitUntil: () => undefined,
  });
  return {
    ...subscriptions,
    customer,
    /** Lets something become of the next call that changes something. */
    lets: (reply: SimulatedReply) => replies.push(reply),
    /** The service stops answering, or answers again. */
    setDown: (down: boolean) => (isDown = down),
  };
}
