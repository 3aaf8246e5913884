/// <reference types="@cloudflare/vitest-pool-workers/types" />

import type {KeyedMutex} from '../../app/objects/keyed-mutex.server';
import type {Limiter} from '../../app/objects/limiter.server';
import type {CacheTagVersions} from '../../app/objects/cache-tag-versions.server';
import type {SessionStore} from '../../app/objects/session-store.server';
import type {ServiceBindings} from '../../service/env';

declare global {
  namespace Cloudflare {
    /** The worker that the tests of `service/` run in. */
    interface GlobalProps {
      readonly mainModule: typeof import('../../service/index');
    }
    interface Env extends ServiceBindings {
      readonly KEYED_MUTEX: DurableObjectNamespace<KeyedMutex>;
      readonly SESSIONS: DurableObjectNamespace<SessionStore>;
      readonly LIMITER: DurableObjectNamespace<Limiter>;
      readonly CACHE_TAG_VERSIONS: DurableObjectNamespace<CacheTagVersions>;
    }
  }
}
