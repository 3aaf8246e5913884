/// <reference types="@cloudflare/vitest-pool-workers/types" />

import type {KeyedMutex} from '../../app/objects/keyed-mutex.server';
import type {Limiter} from '../../app/objects/limiter.server';
import type {CacheTagVersions} from '../../app/objects/cache-tag-versions.server';
import type {SessionStore} from '../../app/objects/session-store.server';

declare global {
  namespace Cloudflare {
    interface Env {
      readonly KEYED_MUTEX: DurableObjectNamespace<KeyedMutex>;
      readonly SESSIONS: DurableObjectNamespace<SessionStore>;
      readonly LIMITER: DurableObjectNamespace<Limiter>;
      readonly CACHE_TAG_VERSIONS: DurableObjectNamespace<CacheTagVersions>;
    }
  }
}
