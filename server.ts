import * as build from 'virtual:remix/server-build';

import {createAdmissionControl, type BurstLimiter} from './app/edge/admission.server';
import {builtFile, type Files} from './app/edge/built-file.server';
import {cmsWebhook, receiveCmsWebhook} from './app/edge/cms-webhook.server';
import {createLog} from './app/edge/log.server';
import {loggedPath} from './app/edge/logged-path.server';
import {observe, requestId as nameRequest} from './app/edge/observe.server';
import {listUnsubscribe} from './app/edge/list-unsubscribe.server';
import {platformWebhook, receivePlatformWebhook} from './app/edge/platform-webhook.server';
import {serve} from './app/edge/serve.server';
import {beginTrace} from './app/edge/trace-export.server';
import {visitorSwitches} from './app/edge/visitor-switches.server';
import type {Purge} from './app/edge/webhook.server';
import {callObject} from './app/composition/context.server';
import {createIsolates} from './app/composition/isolate.server';
import type {KeyedMutex} from './app/objects/keyed-mutex.server';
import type {Mutex} from './app/commands/run-once.server';
import type {LastKnownGood} from './app/objects/last-known-good.server';
import type {Limiter} from './app/objects/limiter.server';
import type {CacheTagVersions} from './app/objects/cache-tag-versions.server';
import type {SessionStore} from './app/objects/session-store.server';
import {createRenderPage} from './app/composition/render.server';
import {SINGLETON_LOCATION} from './contracts/object-location';

export {KeyedMutex} from './app/objects/keyed-mutex.server';
export {LastKnownGood} from './app/objects/last-known-good.server';
export {Limiter} from './app/objects/limiter.server';
export {CacheTagVersions} from './app/objects/cache-tag-versions.server';
export {SessionStore} from './app/objects/session-store.server';

type Bindings = {
  readonly ASSETS: Files;
  readonly BURSTS: BurstLimiter;
  readonly READS: BurstLimiter;
  readonly KEYED_MUTEX: DurableObjectNamespace<KeyedMutex>;
  readonly LAST_KNOWN_GOOD: DurableObjectNamespace<LastKnownGood>;
  readonly LIMITER: DurableObjectNamespace<Limiter>;
  readonly CACHE_TAG_VERSIONS: DurableObjectNamespace<CacheTagVersions>;
  readonly SESSIONS: DurableObjectNamespace<SessionStore>;
};

const renderPage = createRenderPage(build, import.meta.env.MODE);

const isolateOf = createIsolates(build, __BUILD_ID__);

export default {
  async fetch(request: Request, bindings: Bindings, execution: ExecutionContext): Promise<Response> {
    const file = await builtFile(request, bindings.ASSETS);
    if (file) return file;
    const {env, logsRequests, hidden, circuits, refusedReconciliations, deniedFields, failedSearchHosts, ...parts} =
      isolateOf(bindings);
    const requestId = nameRequest(request);
    const {method, url} = request;
    const logged = {id: requestId, method, path: () => loggedPath(new URL(url).pathname)};
    const log = createLog(logged, __BUILD_ID__, (level, line) => console[level](line));
    const waitUntil = (work: Promise<unknown>): void => execution.waitUntil(work);
    const {run: runSpan, end: trace} = beginTrace({
      url: env.TRACES_URL,
      environment: env.ENVIRONMENT,
      version: __BUILD_ID__,
      native: execution.tracing,
      waitUntil,
    });
    const mutex = (key: string): Mutex => ({
      run: (...operation) => bindings.KEYED_MUTEX.getByName(key).run(...operation),
    });
    const limiter = (name: string) => bindings.LIMITER.getByName(name);
    const sessions = (name: string) => bindings.SESSIONS.getByName(name);
    const lastKnownGood = bindings.LAST_KNOWN_GOOD.getByName('shop', SINGLETON_LOCATION);
    const purges = bindings.CACHE_TAG_VERSIONS.getByName('shop', SINGLETON_LOCATION);
    const purge: Purge = (tags, message) =>
      callObject(() => bindings.CACHE_TAG_VERSIONS.getByName('shop', SINGLETON_LOCATION).bump(tags, message));
    const webhookWork = {purge, waitUntil, report: log.error};
    const own = {
      env,
      requestId,
      mutex,
      circuits,
      refusedReconciliations,
      deniedFields,
      failedSearchHosts,
      limiter,
      sessions,
      lastKnownGood,
      waitUntil,
      report: log.error,
      reportCircuit: log.circuit,
      runSpan,
    };
    const answer = () =>
      serve(request, {
        ...parts,
        origin: env.SHOP_ORIGIN,
        development: import.meta.env.DEV,
        admission: createAdmissionControl({
          password: env.SITE_PASSWORD,
          bursts: bindings.BURSTS,
          reads: bindings.READS,
        }),
        switchesOf: (visit, url) => visitorSwitches(visit, url, env.SWITCHED_OFF, Math.random),
        render: (page, nonce, off) => runSpan('render', () => renderPage({...own, request: page, nonce, off})),
        readTagVersions: (tags) => purges.read(tags),
        exemptions: [cmsWebhook, platformWebhook, ...listUnsubscribe],
        receiveWebhook: async (message) =>
          (await receiveCmsWebhook(message, env, webhookWork)) ??
          (await receivePlatformWebhook(message, env, webhookWork)),
        waitUntil,
        reportViolation: log.violation,
        reportVitals: log.vitals,
        reportError: log.error,
      });
    const observation = {id: requestId, clock: Date.now, log: logsRequests ? log.request : null, trace, hidden};
    return observe(request, observation, answer);
  },
};
