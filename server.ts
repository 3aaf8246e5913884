import * as build from 'virtual:remix/server-build';

import {measuringOrigins, readEnv, type Env} from './app/config/env.server';
import {isBusinessVisitor} from './app/edge/business-visitor.server';
import {cmsWebhook, receiveCmsWebhook} from './app/edge/cms-webhook.server';
import {createDocumentCache, type DocumentCache} from './app/edge/document-cache.server';
import {createFilmProxy} from './app/edge/film-proxy.server';
import {createHealth} from './app/edge/health.server';
import {oneClickUnsubscribe} from './app/edge/one-click.server';
import {createPictureProxy, type PictureProxy} from './app/edge/picture-proxy.server';
import {publicPage} from './app/edge/public-pages.server';
import {serve} from './app/edge/serve.server';
import type {CartSequencer} from './app/objects/cart-sequencer.server';
import type {KeptAnswers} from './app/objects/kept-answers.server';
import type {Limiter} from './app/objects/limiter.server';
import type {PurgeGenerations} from './app/objects/purge-generations.server';
import type {SessionStore} from './app/objects/session-store.server';
import {serviceProbes} from './app/health-context.server';
import {draftsTokenOf} from './app/preview-context.server';
import {createRenderPage} from './app/render.server';

export {CartSequencer} from './app/objects/cart-sequencer.server';
export {KeptAnswers} from './app/objects/kept-answers.server';
export {Limiter} from './app/objects/limiter.server';
export {PurgeGenerations} from './app/objects/purge-generations.server';
export {SessionStore} from './app/objects/session-store.server';

type Bindings = {
  readonly CART_SEQUENCER: DurableObjectNamespace<CartSequencer>;
  readonly KEPT_ANSWERS: DurableObjectNamespace<KeptAnswers>;
  readonly LIMITER: DurableObjectNamespace<Limiter>;
  readonly PURGE_GENERATIONS: DurableObjectNamespace<PurgeGenerations>;
  readonly SESSIONS: DurableObjectNamespace<SessionStore>;
};

/** What an isolate makes once, for the environment that it runs in. */
type Isolate = {
  readonly env: Env;
  readonly documents: DocumentCache;
  readonly pictures: PictureProxy;
  readonly films: PictureProxy;
  readonly health: (request: Request) => Promise<Response | null>;
};

const renderPage = createRenderPage(build, import.meta.env.MODE);

let isolate: Isolate | undefined;

function startIsolate(bindings: Bindings): Isolate {
  const env = readEnv(bindings);
  return {
    env,
    documents: createDocumentCache({
      cacheName: 'documents',
      buildId: __BUILD_ID__,
      clock: () => Date.now() + env.CLOCK_OFFSET_MS,
      publicPage,
      isPersonal: async (request) =>
        isBusinessVisitor(request) || (await draftsTokenOf(request.headers.get('Cookie'), env)) !== null,
      routeIds: new Set(Object.keys(build.routes)),
    }),
    pictures: createPictureProxy({
      pictureOrigin: env.PICTURE_ORIGIN,
      contentOrigin: env.CMS_ASSET_ORIGIN,
      cacheName: 'pictures',
    }),
    films: createFilmProxy({filmOrigin: env.PICTURE_ORIGIN, cacheName: 'films'}),
    health: createHealth({version: __BUILD_ID__, probes: serviceProbes(env, Math.random), clock: Date.now}),
  };
}

function report(error: unknown): void {
  console.error(error);
}

export default {
  fetch(request: Request, bindings: Bindings, execution: ExecutionContext): Promise<Response> {
    const {env, documents, pictures, films, health} = (isolate ??= startIsolate(bindings));
    const waitUntil = (work: Promise<unknown>): void => execution.waitUntil(work);
    const sequencer = (key: string) => bindings.CART_SEQUENCER.getByName(key);
    const limiter = (name: string) => bindings.LIMITER.getByName(name);
    const sessions = (name: string) => bindings.SESSIONS.getByName(name);
    const kept = bindings.KEPT_ANSWERS.getByName('shop');
    return serve(request, {
      origin: env.SHOP_ORIGIN,
      development: import.meta.env.DEV,
      measuring: measuringOrigins(env),
      documents,
      films,
      health,
      pictures,
      render: (page, nonce) =>
        renderPage({request: page, env, nonce, sequencer, limiter, sessions, kept, report, waitUntil}),
      readGenerations: (tags) => bindings.PURGE_GENERATIONS.getByName('shop').read(tags),
      exemptions: [cmsWebhook, ...oneClickUnsubscribe],
      receiveWebhook: (message) =>
        receiveCmsWebhook(message, env, (tags) => bindings.PURGE_GENERATIONS.getByName('shop').bump(tags)),
      waitUntil,
      reportViolation: report,
      reportError: report,
    });
  },
};
