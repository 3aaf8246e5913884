import type {Feature} from '../config/features';
import type {NormalisedUrl} from '../framework/representation.server';
import type {AdmissionControl} from './admission.server';
import type {AgentProxy} from './agent-proxy.server';
import {type Answer, renderedBody, slottedBody} from './answer.server';
import {receiveViolation, violationReports, type ViolationReport} from './csp-report.server';
import type {DocumentCache} from './document-cache.server';
import type {ReadTagVersions, Render} from './cache-lookup.server';
import {type Exemption, guardRequest} from './request-guard.server';
import type {MediaProxy} from './picture-proxy.server';
import {canonicalPath} from '../pages/moved-path';
import {isPublicFile} from './public-pages.server';
import {redirectMoved} from './redirects.server';
import {refuse} from './refusal.server';
import {setSecurityHeaders, withSecurityHeaders} from './security-headers.server';
import {fillSlots, slotValues} from './slots.server';
import type {VisitorSwitches} from './visitor-switches.server';
import {receiveVitals, type VitalsReport} from './web-vitals.server';

/** The parts of the shop that answer a request: those that live as long as the isolate, and those of this request. */
export type Shop = {
  readonly origin: string;
  readonly development: boolean;
  /** Origins that pages may measure and report errors to. */
  readonly measuring: readonly string[];
  readonly documents: DocumentCache;
  readonly pictures: MediaProxy;
  readonly videos: MediaProxy;
  readonly agents: AgentProxy;
  /** Asked of every request but `/healthz`: `exempt` of what the request guard exempts, `request` of the rest. */
  readonly admission: AdmissionControl;
  /** How the shop and its services are; `null` for every path but its own. */
  readonly health: (request: Request) => Promise<Response | null>;
  /** Paths beside `/csp-report` that prove by themselves who posts to them. */
  readonly exemptions: readonly Exemption[];
  /** Takes a message to one of those paths; `null` for every other path. */
  readonly receiveWebhook: (request: Request) => Promise<Response | null>;
  /** Returns the features that are off for this visitor. */
  readonly switchesOf: (request: Request, url: NormalisedUrl) => VisitorSwitches;
  /** Makes a page (`Render`) without what is switched off. */
  readonly render: (request: Request, nonce: string, off: ReadonlySet<Feature>) => Promise<Response>;
  readonly readTagVersions: ReadTagVersions;
  /** Lets work go on after the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly reportViolation: (report: ViolationReport) => void;
  readonly reportVitals: (report: VitalsReport) => void;
  readonly reportError: (error: unknown) => void;
};

/**
 * Leads one request through the shop: request guard, moved paths, pictures and reports, then the page from the cache or
 * rendered, made this visitor's own. Every answer carries the security headers. Never throws: what nobody has caught is
 * reported and answered with a plain 500.
 */
export async function serve(request: Request, shop: Shop): Promise<Response> {
  try {
    return withSecurityHeaders(await route(request, shop));
  } catch (error) {
    shop.reportError(error);
    return withSecurityHeaders(refuse(500));
  }
}

async function route(received: Request, shop: Shop): Promise<Response> {
  const {readTagVersions, waitUntil, admission} = shop;
  const {read: admitRead, media: admitMiss} = admission;
  const exemptions = [violationReports, ...shop.exemptions];
  const passed = await guardRequest(received, {origin: shop.origin, exemptions});
  if (!passed.ok) return passed.response;
  const {request, url, exemption} = passed;
  const direct =
    (await shop.health(request)) ??
    (exemption === null ? await admission.request(request) : null) ??
    (exemption?.countedAs === undefined ? null : await admission.exempt(request, exemption.countedAs)) ??
    (url.representation.kind === 'data' && isPublicFile(canonicalPath(url.pathname)) ? refuse(404) : null) ??
    redirectMoved(request, url) ??
    (await shop.videos(request, {waitUntil, admitMiss})) ??
    (await shop.pictures(request, {waitUntil, admitMiss})) ??
    (await receiveViolation(request, shop.reportViolation)) ??
    (await receiveVitals(request, shop.reportVitals)) ??
    (await shop.receiveWebhook(request)) ??
    (await shop.agents(request, admitRead));
  if (direct !== null) return direct;
  const {off, cookie} = shop.switchesOf(request, url);
  const render: Render = (page, nonce) => shop.render(page, nonce, off);
  const variant = [...off].join(',');
  const answer = await shop.documents.respond({request, url, variant, render, readTagVersions, admitRead, waitUntil});
  if (cookie !== null) answer.headers.append('Set-Cookie', cookie);
  return finish(request, answer, shop);
}

/** Makes an answer one visitor's own. Only HTML has slots, and a policy with a nonce. */
async function finish(request: Request, answer: Answer, {development, measuring}: Shop): Promise<Response> {
  const {status, headers} = answer;
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (!isHtml) return new Response(request.method === 'HEAD' ? null : renderedBody(answer), {status, headers});
  const values = slotValues(request, headers.getSetCookie());
  setSecurityHeaders(headers, {kind: 'page', nonce: values.nonce, development, measuring});
  headers.delete('Content-Length');
  if (request.method === 'HEAD') return new Response(null, {status, headers});
  return new Response(fillSlots(await slottedBody(answer), values), {status, headers});
}
