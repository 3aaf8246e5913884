import {API_SCOPE} from './access-token';
import type {Settings} from './settings';
import {ALGORITHM} from './settings';

/** The scopes that a client may ask for. */
export const SCOPES = ['openid', 'email', API_SCOPE] as const;

/** Returns the document at `/.well-known/openid-configuration`. */
export function openidConfiguration({issuer}: Settings) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    end_session_endpoint: `${issuer}/logout`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [ALGORITHM],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    prompt_values_supported: ['none', 'login'],
    claims_supported: ['iss', 'aud', 'sub', 'sid', 'exp', 'iat', 'auth_time', 'nonce', 'email', 'email_verified'],
  };
}

/** Returns the document at `/.well-known/customer-account-api`. */
export function customerAccountApi({graphqlUrl}: Settings) {
  return {graphql_api: graphqlUrl};
}
