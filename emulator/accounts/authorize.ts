import type {Context} from 'hono';
import {now} from '../shared/clock';
import {pageLanguage, readAuthorizationRequest} from './authorization-request';
import type {AuthorizationRequest, ErrorReturn} from './authorization-request';
import {browserLogin} from './browser-session';
import type {AccountsEnv} from './env';
import type {SignedIn} from './login-object';
import type {AccountFrame} from './pages';
import {accountMessage} from './pages';
import {handleText, newId} from './secret';
import {settingsOf} from './settings';

export type App = {readonly Bindings: AccountsEnv};

/** Answers `GET …/oauth/authorize`: with a code for who is signed in already, else with the way to the login page. */
export async function authorize(c: Context<App>): Promise<Response> {
  const request = await authorizationRequest(c);
  if (request instanceof Response) return request;
  const signedIn = request.prompt === 'login' ? null : await browserLogin(c);
  if (signedIn !== null) return grantCode(c, request, signedIn);
  if (request.prompt === 'none') {
    const {redirectUri, state} = request;
    return returnError(c, {redirectUri, state, error: 'login_required', description: 'Nobody is signed in'});
  }
  return c.redirect(loginUrl(c), 302);
}

/**
 * Returns the authorization request in the address, or the answer to a wrong one. Allows the page's form to lead back
 * to the client.
 */
export async function authorizationRequest(c: Context<App>): Promise<AuthorizationRequest | Response> {
  const reading = readAuthorizationRequest(parametersOf(c), settingsOf(c.env));
  if (reading.ok) {
    c.header('Content-Security-Policy', pagePolicy(new URL(reading.request.redirectUri).origin));
    return reading.request;
  }
  if (reading.page === null) return returnError(c, reading.answer);
  const name = reading.page === 'unknown-client' ? 'unknownClient' : 'unknownRedirect';
  return c.html(accountMessage(plainFrame(c), name), 400);
}

/** Sends the shopper back to the client with a code for a fresh session. */
export async function grantCode(
  c: Context<App>,
  {clientId, redirectUri, scope, nonce, codeChallenge, state}: AuthorizationRequest,
  {customer, signedInAt, loginId}: SignedIn & {readonly loginId: string},
): Promise<Response> {
  const id = newId();
  const grant = {clientId, redirectUri, scope, nonce, codeChallenge, customer, loginId, signedInAt};
  const secret = await c.env.SESSIONS.getByName(id).open(grant, now(c.env));
  await c.env.LOGINS.getByName(loginId).attach(id);
  return returnToClient(c, redirectUri, {code: handleText({id, secret}), state});
}

/** Returns the URL of the login page for the request in the address, or of another page under it. */
export function loginUrl(c: Context<App>, path = '', parameters: URLSearchParams = parametersOf(c)): string {
  return `${settingsOf(c.env).basePath}/login${path}?${parameters.toString()}`;
}

/** Returns the parameters of the address. */
export function parametersOf(c: Context<App>): URLSearchParams {
  return new URL(c.req.url).searchParams;
}

/** Returns the frame of a page that can be read in both languages. */
export function frameOf(c: Context<App>): AccountFrame {
  const frame = plainFrame(c);
  const url = new URL(c.req.url);
  url.searchParams.set('locale', frame.language === 'de' ? 'en' : 'de');
  return {...frame, otherLanguageUrl: url.pathname + url.search};
}

/** Returns the frame of a page that cannot be asked for again. */
export function plainFrame(c: Context<App>): AccountFrame {
  const {shopOrigin} = settingsOf(c.env);
  return {language: pageLanguage(parametersOf(c)), otherLanguageUrl: null, shopOrigin};
}

/**
 * Returns the content security policy of the account pages. A redirect after a POST counts as a form action: its origin
 * must be named.
 */
export function pagePolicy(redirectOrigin: string | null): string {
  const formAction = redirectOrigin === null ? "'self'" : `'self' ${redirectOrigin}`;
  return `default-src 'none'; style-src 'self'; img-src data:; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`;
}

function returnError(c: Context<App>, {redirectUri, state, error, description}: ErrorReturn): Response {
  return returnToClient(c, redirectUri, {error, error_description: description, state});
}

function returnToClient(
  c: Context<App>,
  redirectUri: string,
  parameters: Readonly<Record<string, string | null>>,
): Response {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) if (value !== null) url.searchParams.set(name, value);
  return c.redirect(url.href, c.req.method === 'POST' ? 303 : 302);
}
