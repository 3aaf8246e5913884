/// <reference types="@cloudflare/vitest-pool-workers/types" />

import type {CartSequencer} from '../../app/objects/cart-sequencer.server';
import type {Limiter} from '../../app/objects/limiter.server';
import type {PurgeGenerations} from '../../app/objects/purge-generations.server';
import type {SessionStore} from '../../app/objects/session-store.server';

declare global {
  namespace Cloudflare {
    interface Env {
      readonly CART_SEQUENCER: DurableObjectNamespace<CartSequencer>;
      readonly SESSIONS: DurableObjectNamespace<SessionStore>;
      readonly LIMITER: DurableObjectNamespace<Limiter>;
      readonly PURGE_GENERATIONS: DurableObjectNamespace<PurgeGenerations>;
    }
  }
}
