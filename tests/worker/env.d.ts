/// <reference types="@cloudflare/vitest-pool-workers/types" />

declare namespace Cloudflare {
  interface Env {
    readonly CART_SEQUENCER: DurableObjectNamespace<import('../../app/objects/cart-sequencer.server').CartSequencer>;
    readonly SESSIONS: DurableObjectNamespace<import('../../app/objects/session-store.server').SessionStore>;
    readonly LIMITER: DurableObjectNamespace<import('../../app/objects/limiter.server').Limiter>;
    readonly PURGE_GENERATIONS: DurableObjectNamespace<
      import('../../app/objects/purge-generations.server').PurgeGenerations
    >;
  }
}
