/// <reference types="@cloudflare/vitest-pool-workers/types" />

import type {KeptAnswers} from '../../../app/objects/kept-answers.server';

declare global {
  namespace Cloudflare {
    interface Env {
      readonly KEPT_ANSWERS: DurableObjectNamespace<KeptAnswers>;
      readonly PREVIEW_SECRET: string;
      readonly SHOP_ORIGIN: string;
      /** All hosted services are at this origin. */
      readonly STOREFRONT_ORIGIN: string;
    }
  }
}
