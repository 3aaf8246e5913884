import * as build from 'virtual:remix/server-build';

import {cmsWebhook, receiveCmsWebhook} from './app/edge/cms-webhook.server';
import {oneClickUnsubscribe} from './app/edge/one-click.server';
import {serve} from './app/edge/serve.server';
import {startIsolate, type Isolate} from './app/isolate.server';
import type {CartSequencer} from './app/objects/cart-sequencer.server';
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
  readonly CART_SEQUENCER: DurableObjectNamespace<CartSequencer>;
  readonly KEPT_ANSWERS: DurableObjectNamespace<KeptAnswers>;
  readonly LIMITER: DurableObjectNamespace<Limiter>;
  readonly PURGE_GENERATIONS: DurableObjectNamespace<PurgeGenerations>;
  readonly SESSIONS: DurableObjectNamespace<SessionStore>;
};

const renderPage = createRenderPage(build, import.meta.env.MODE);

let isolate: Isolate | undefined;

function report(error: unknown): void {
  console.error(error);
}

export default {
  fetch(request: Request, bindings: Bindings, execution: ExecutionContext): Promise<Response> {
    const {env, ...parts} = (isolate ??= startIsolate(bindings, build, __BUILD_ID__));
    const waitUntil = (work: Promise<unknown>): void => execution.waitUntil(work);
    const sequencer = (key: string) => bindings.CART_SEQUENCER.getByName(key);
    const limiter = (name: string) => bindings.LIMITER.getByName(name);
    const sessions = (name: string) => bindings.SESSIONS.getByName(name);
    const kept = bindings.KEPT_ANSWERS.getByName('shop');
    return serve(request, {
      ...parts,
      origin: env.SHOP_ORIGIN,
      development: import.meta.env.DEV,
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
