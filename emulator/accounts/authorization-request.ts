import {languageOf} from '../shared/language';
import type {Language} from '../shared/language';
import {SCOPES} from './discovery';
import type {Settings} from './settings';

/** An authorization request that may be answered. */
export type AuthorizationRequest = {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scope: string;
  readonly state: string | null;
  readonly nonce: string | null;
  readonly codeChallenge: string;
  readonly prompt: 'none' | 'login' | null;
  readonly loginHint: string;
};

/** The redirect URI and state with which an error is reported to the client (RFC 6749, section 4.1.2.1). */
export type ErrorReturn = {
  readonly redirectUri: string;
  readonly state: string | null;
  readonly error: string;
  readonly description: string;
};

export type AuthorizationReading =
  | {readonly ok: true; readonly request: AuthorizationRequest}
  /** Told to the shopper: the client is not who it says, so it is told nothing. */
  | {readonly ok: false; readonly page: 'unknown-client' | 'unknown-redirect'}
  | {readonly ok: false; readonly page: null; readonly answer: ErrorReturn};

const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

/** Reads the parameters of an authorization request. */
export function readAuthorizationRequest(
  parameters: URLSearchParams,
  {clientId, redirectUris}: Settings,
): AuthorizationReading {
  const one = (name: string) => (parameters.getAll(name).length === 1 ? parameters.get(name) : null);
  const redirectUri = one('redirect_uri');
  if (one('client_id') !== clientId) return {ok: false, page: 'unknown-client'};
  if (redirectUri === null || !redirectUris.includes(redirectUri)) return {ok: false, page: 'unknown-redirect'};
  const problem = problemOf(parameters);
  const state = one('state');
  const prompt = one('prompt');
  if (problem !== null) return {ok: false, page: null, answer: {redirectUri, state, ...problem}};
  return {
    ok: true,
    request: {
      clientId,
      redirectUri,
      scope: SCOPES.filter((scope) => scopesOf(parameters).includes(scope)).join(' '),
      state,
      nonce: one('nonce'),
      codeChallenge: one('code_challenge') ?? '',
      prompt: prompt === 'none' || prompt === 'login' ? prompt : null,
      loginHint: one('login_hint') ?? '',
    },
  };
}

/** Returns the language of the pages: that of `locale`, German where it is none of ours. */
export function pageLanguage(parameters: URLSearchParams): Language {
  return languageOf(parameters.get('locale') ?? undefined, 'de');
}

function problemOf(parameters: URLSearchParams): Pick<ErrorReturn, 'error' | 'description'> | null {
  const repeated = [...new Set(parameters.keys())].find((name) => parameters.getAll(name).length > 1);
  if (repeated !== undefined) return invalid(`The parameter ${repeated} was repeated`);
  if (parameters.get('response_type') !== 'code') {
    return {error: 'unsupported_response_type', description: 'response_type must be code'};
  }
  if (!['query', null].includes(parameters.get('response_mode'))) return invalid('response_mode must be query');
  const scopes = scopesOf(parameters);
  const unknown = scopes.find((scope) => !SCOPES.some((known) => known === scope));
  if (unknown !== undefined) return {error: 'invalid_scope', description: 'A scope is unknown'};
  if (!scopes.includes('openid')) return {error: 'invalid_scope', description: 'The scope openid is missing'};
  if (parameters.get('code_challenge_method') !== 'S256') return invalid('code_challenge_method must be S256');
  if (!CHALLENGE.test(parameters.get('code_challenge') ?? '')) return invalid('code_challenge is missing or invalid');
  if (![null, 'none', 'login'].includes(parameters.get('prompt'))) return invalid('prompt must be none or login');
  return null;
}

function scopesOf(parameters: URLSearchParams): readonly string[] {
  return (parameters.get('scope') ?? '').split(' ').filter((scope) => scope !== '');
}

function invalid(description: string) {
  return {error: 'invalid_request', description};
}
