import {createRequestHandler} from '@shopify/remix-oxygen';
import * as serverBuild from 'virtual:remix/server-build';

import {answerOutages} from './app/answer-outages.server';
import {readEnv, type Env} from './app/config/env.server';
import {createContext, type RequestContext} from './app/context.server';
import {createDocumentCache} from './app/edge/document-cache.server';
import {createPictureProxy} from './app/edge/picture-proxy.server';
import {publicPage} from './app/edge/public-pages.server';
import {serve} from './app/edge/serve.server';
import type {CartSequencer} from './app/objects/cart-sequencer.server';
import type {PurgeGenerations} from './app/objects/purge-generations.server';

export {CartSequencer} from './app/objects/cart-sequencer.server';
export {Limiter} from './app/objects/limiter.server';
export {PurgeGenerations} from './app/objects/purge-generations.server';
export {SessionStore} from './app/objects/session-store.server';

type Bindings = {
  readonly ASSETS: Fetcher;
  readonly CART_SEQUENCER: DurableObjectNamespace<CartSequencer>;
  readonly PURGE_GENERATIONS: DurableObjectNamespace<PurgeGenerations>;
};

/** What an isolate makes once, for the environment it runs in. */
type Isolate = {readonly env: Env} & Pick<Parameters<typeof serve>[1], 'documents' | 'pictures'>;

const contexts = new WeakMap<Request, RequestContext>();
const handle = createRequestHandler({
  build: answerOutages(serverBuild),
  mode: import.meta.env.MODE,
  poweredByHeader: false,
  collectTrackingInformation: false,
  proxyStandardRoutes: false,
  getLoadContext: (request) =>
    contexts.get(request)?.context ?? Promise.reject(new Error('A request without context.')),
});

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
      routeIds: new Set(Object.keys(serverBuild.routes)),
    }),
    pictures: createPictureProxy({pictureOrigin: env.PICTURE_ORIGIN, cacheName: 'pictures'}),
  };
}

async function render(request: Request, nonce: string, env: Env, bindings: Bindings): Promise<Response> {
  const sequencer = (key: string) => bindings.CART_SEQUENCER.get(bindings.CART_SEQUENCER.idFromName(key));
  const made = await createContext({request, env, nonce, sequencer, report});
  contexts.set(request, made);
  const response = await handle(request);
  for (const cookie of made.cookies()) response.headers.append('Set-Cookie', cookie);
  return response;
}

function report(error: unknown): void {
  console.error(error);
}

export default {
  fetch(request: Request, bindings: Bindings, execution: ExecutionContext): Promise<Response> {
    const {env, documents, pictures} = (isolate ??= startIsolate(bindings));
    const purges = bindings.PURGE_GENERATIONS.get(bindings.PURGE_GENERATIONS.idFromName('shop'));
    return serve(request, {
      origin: env.SHOP_ORIGIN,
      development: import.meta.env.DEV,
      documents,
      pictures,
      staticFile: () => Promise.resolve(null),
      render: (page, nonce) => render(page, nonce, env, bindings),
      readGenerations: (tags) => purges.read(tags),
      waitUntil: (work) => execution.waitUntil(work),
      reportViolation: report,
      reportError: report,
    });
  },
};
