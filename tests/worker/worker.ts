/** The worker that the tests of this folder run in: the shop's objects, and no pages. */
export {KeyedMutex} from '../../app/objects/keyed-mutex.server';
export {LastKnownGood} from '../../app/objects/last-known-good.server';
export {Limiter} from '../../app/objects/limiter.server';
export {CacheTagVersions} from '../../app/objects/cache-tag-versions.server';
export {SessionStore} from '../../app/objects/session-store.server';

export default {
  fetch: () => new Response(null, {status: 404}),
} satisfies ExportedHandler;
