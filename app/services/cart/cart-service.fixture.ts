import {vi} from 'vitest';

import {createMemoryMutex} from '../../commands/memory-mutex.fixture';
import {exampleCart, exampleLine} from '../../domain/cart/cart.fixture';
import type {CartCommand} from '../../domain/cart/command';
import type {Refusal} from '../../domain/cart/refusal';
import type {PlatformCart} from '../storefront/platform-cart.server';
import {createCartService} from './cart-service.server';
import {done, platformWith} from './platform.fixture';

/** Names the form that the commands of these tests come with. */
export const KEY = '0b1f3f0e-8d0a-4a51-9f0b-111111111111';
/** A first add: one bag. */
export const command = {
  intent: 'add',
  variantId: 'gid://shopify/ProductVariant/1',
  quantity: 1,
  sellingPlanId: null,
  project: null,
} satisfies CartCommand;
/** The cart that the commands of these tests leave behind. */
export const cart = exampleCart([exampleLine()]);

/** Makes a cart service for tests on a platform and a mutex in memory; `platform` replaces single calls of the platform. */
export function serviceWith({
  platform = {},
  mutex = createMemoryMutex(),
  allowed = true,
  mayTry = () => Promise.resolve(allowed ? {allowed} : {allowed, retryAfterSeconds: 42}),
  subscriptionVoucher = '',
  cartId = null,
  others = [],
  isBusiness = false,
  lostByReading = [],
}: {
  platform?: Partial<PlatformCart>;
  mutex?: ReturnType<typeof createMemoryMutex>;
  allowed?: boolean;
  mayTry?: Parameters<typeof createCartService>[0]['mayTry'];
  subscriptionVoucher?: string;
  cartId?: string | null;
  others?: readonly string[];
  isBusiness?: boolean;
  /** What each read of the cart removes from it. */
  lostByReading?: readonly Refusal[];
} = {}) {
  const newCart = vi.fn();
  const forgotten = vi.fn();
  const remember = vi.fn();
  const lost: Refusal[] = [];
  const kept: Promise<unknown>[] = [];
  const service = createCartService({
    platformFor: (tellLost) => {
      const made = platformWith(cart, {
        create: () => Promise.resolve(done(cart)),
        addLines: () => Promise.resolve(done(cart)),
        ...platform,
      });
      const read = (id: string) => {
        tellLost(lostByReading);
        return made.read(id);
      };
      return lostByReading.length === 0 ? made : {...made, read};
    },
    cartId,
    runOnce: mutex.runOnce,
    remember,
    report: () => undefined,
    mayTry,
    subscriptionVoucher,
    newCarts: {others, add: newCart, remove: forgotten},
    refusedReconciliations: new Set<string>(),
    isBusiness: () => Promise.resolve(isBusiness),
    tellLost: (refusals) => lost.push(...refusals),
    pause: () => Promise.resolve(),
    waitUntil: (work) => void kept.push(work),
  });
  return {service, remember, mutex, newCart, forgotten, lost, kept};
}
