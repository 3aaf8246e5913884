import * as build from 'virtual:remix/server-build';

import {admit, type BurstLimiter} from './app/edge/admission.server';
import {builtFile, type Files} from './app/edge/built-file.server';
import {cmsWebhook, receiveCmsWebhook} from './app/edge/cms-webhook.server';
import {createLog} from './app/edge/log.server';
import {observe, requestId as nameRequest} from './app/edge/observe.server';
import {oneClickUnsubscribe} from './app/edge/one-click.server';
import {platformWebhook, receivePlatformWebhook} from './app/edge/platform-webhook.server';
import {serve} from './app/edge/serve.server';
import type {Purge} from './app/edge/webhook.server';
import {startIsolate, type Isolate} from './app/isolate.server';
import type {CartSequencer} from './app/objects/cart-sequencer.server';
import type {Sequencer} from './app/objects/in-sequence.server';
import type {KeptAnswers} from './app/objects/kept-answers.server';
import type {Limiter} from './app/objects/limiter.server';
import type {PurgeGenerations} from './app/objects/purge-generations.server';
import type {SessionStore} from './app/objects/session-store.server';
import {createRenderPage} from './app/render.server';

export {CartSequencer} from './app/objects/cart-sequencer.server';
export {KeptAnswers} from './app/objects/kept-answers.server';
export {Limiter} from './app/objects/limiter.server';
export {PurgeGenerations} from './app/objects/purge-generations.server';
export {SessionStore} from './app/objects/session-store.server';

type Bindings = {
  readonly ASSETS: Files;
  readonly BURSTS: BurstLimiter;
  readonly CART_SEQUENCER: DurableObjectNamespace<CartSequencer>;
  readonly KEPT_ANSWERS: DurableObjectNamespace<KeptAnswers>;
  readonly LIMITER: DurableObjectNamespace<Limiter>;
  readonly PURGE_GENERATIONS: DurableObjectNamespace<PurgeGenerations>;
  readonly SESSIONS: DurableObjectNamespace<SessionStore>;
};

const renderPage = createRenderPage(build, import.meta.env.MODE);

let isolate: Isolate | undefined;

export default {
  async fetch(request: Request, bindings: Bindings, execution: ExecutionContext): Promise<Response> {
    const file = await builtFile(request, bindings.ASSETS);
    if (file) return file;
    const {env, logsRequests, hidden, circuits, refusedUpkeep, ...parts} = (isolate ??= startIsolate(
      bindings,
      build,
      __BUILD_ID__,
    ));
    const requestId = nameRequest(request);
    const log = createLog(requestId, __BUILD_ID__, (level, line) => console[level](line));
    const waitUntil = (work: Promise<unknown>): void => execution.waitUntil(work);
    const sequencer = (key: string): Sequencer => ({
      run: (...operation) => bindings.CART_SEQUENCER.getByName(key).run(...operation),
    });
    const limiter = (name: string) => bindings.LIMITER.getByName(name);
    const sessions = (name: string) => bindings.SESSIONS.getByName(name);
    const kept = bindings.KEPT_ANSWERS.getByName('shop');
    const purges = bindings.PURGE_GENERATIONS.getByName('shop');
    const purge: Purge = (tags, message) => purges.bump(tags, message);
    const own = {
      ...{env, requestId, sequencer, circuits, refusedUpkeep, limiter, sessions, kept, waitUntil},
      ...{report: log.error, reportCircuit: log.circuit},
    };
    const answer = () =>
      serve(request, {
        ...parts,
        origin: env.SHOP_ORIGIN,
        development: import.meta.env.DEV,
        admit: (visit) => admit(visit, {password: env.SITE_PASSWORD, bursts: bindings.BURSTS}),
        render: (page, nonce) => renderPage({...own, request: page, nonce}),
        readGenerations: (tags) => purges.read(tags),
        exemptions: [cmsWebhook, platformWebhook, ...oneClickUnsubscribe],
        receiveWebhook: async (message) =>
          (await receiveCmsWebhook(message, env, purge)) ?? (await receivePlatformWebhook(message, env, purge)),
        waitUntil,
        reportViolation: log.violation,
        reportVitals: log.vitals,
        reportError: log.error,
      });
    return observe(request, {id: requestId, clock: Date.now, log: logsRequests ? log.request : null, hidden}, answer);
  },
};
