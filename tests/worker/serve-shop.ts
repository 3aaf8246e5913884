import {env} from 'cloudflare:workers';
import {SLOTS} from '../../app/config/slots';
import {publicDocument} from '../../app/domain/http/cache-policy';
import type {Render} from '../../app/edge/cache-lookup.server';
import {createDocumentCache} from '../../app/edge/document-cache.server';
import {createPictureProxy} from '../../app/edge/picture-proxy.server';
import {serve, type Shop} from '../../app/edge/serve.server';
import {visitorSwitches} from '../../app/edge/visitor-switches.server';

/** Where the shop is. */
export const ORIGIN = 'https://shop.example';
/** The type of a form. */
export const FORM = {'Content-Type': 'application/x-www-form-urlencoded'};
/** The type of a page. */
export const HTML = {'Content-Type': 'text/html; charset=utf-8'};

/** Renders a page with every slot: public and of the tag `page:1`, but personal in the checkout. */
export const page: Render = async (request, nonce) => {
  const {pathname} = new URL(request.url);
  const personal = pathname.startsWith('/de/checkout');
  const html = `<html data-consent="${SLOTS.consent}"><script nonce="${nonce}"></script><b>${SLOTS.cartCount}</b><input value="${SLOTS.idempotencyKey}">`;
  const headers = personal ? {...HTML, 'Set-Cookie': 'cart_count=2'} : {...HTML, ...publicDocument({tags: ['page:1']})};
  return pathname.endsWith('.data')
    ? new Response(`[${SLOTS.cartCount}]`, {headers: {...headers, 'Content-Type': 'text/x-script'}})
    : new Response(html, {headers});
};

const admitAll = async () => null;

type Differences = Partial<Omit<Shop, 'admission'>> & {readonly admission?: Partial<Shop['admission']>};

/** Serves a shop that has every page and admits everybody, but for `differences`; `log` is what it did. */
export function serveShop(render: Render = page, {admission, ...more}: Differences = {}) {
  const documents = createDocumentCache({
    cacheName: crypto.randomUUID(),
    buildId: 'b',
    clock: () => Date.now(),
    publicPage: (pathname) => (pathname.startsWith('/de/checkout') ? null : {parameters: {}, filters: {}}),
    hasPage: () => true,
    canonicalPath: (pathname) => pathname,
    routeIds: new Set(),
  });
  const log: {rendered: number; reports: number; errors: unknown[]} = {rendered: 0, reports: 0, errors: []};
  const versions = env.CACHE_TAG_VERSIONS.getByName(crypto.randomUUID());
  const get = async (path: string, init?: RequestInit) => {
    const pending: Promise<unknown>[] = [];
    const response = await serve(new Request(`${ORIGIN}${path}`, init), {
      origin: ORIGIN,
      development: false,
      measuring: [],
      documents,
      pictures: createPictureProxy({
        pictureOrigin: 'https://pictures.example',
        contentBase: 'https://assets.example/images/project/dataset',
        cacheName: 'pictures',
      }),
      videos: async () => null,
      agents: async () => null,
      admission: {request: admitAll, read: admitAll, media: admitAll, exempt: admitAll, ...admission},
      health: async () => null,
      exemptions: [],
      receiveWebhook: async () => null,
      switchesOf: (request, url) => visitorSwitches(request, url, new Map(), Math.random),
      render: (request, nonce) => {
        log.rendered += 1;
        return render(request, nonce);
      },
      readTagVersions: async (tags) => versions.read(tags),
      waitUntil: (work) => void pending.push(work),
      reportViolation: () => {
        log.reports += 1;
      },
      reportVitals: () => {
        log.reports += 1;
      },
      reportError: (error) => void log.errors.push(error),
      ...more,
    });
    await Promise.all(pending);
    return {response, text: await response.text()};
  };
  return {get, log};
}
