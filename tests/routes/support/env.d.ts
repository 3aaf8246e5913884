/// <reference types="@cloudflare/vitest-pool-workers/types" />

import type {LastKnownGood} from '../../../app/objects/last-known-good.server';

declare global {
  namespace Cloudflare {
    interface Env {
      readonly LAST_KNOWN_GOOD: DurableObjectNamespace<LastKnownGood>;
      readonly PREVIEW_SECRET: string;
      readonly SHOP_ORIGIN: string;
      /** All hosted services are at this origin. */
      readonly STOREFRONT_ORIGIN: string;
    }
  }
}
