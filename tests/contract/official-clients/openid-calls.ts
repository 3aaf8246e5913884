import type {Configuration} from 'openid-client';
import * as client from 'openid-client';

import type {Refused} from './sanity-calls';

/** Calls that tests/contract/accounts/openid-client.test.ts makes. */
export const OPENID_CALLS = [
  'discovery',
  'buildAuthorizationUrl',
  'randomState',
  'randomNonce',
  'randomPKCECodeVerifier',
  'calculatePKCECodeChallenge',
  'authorizationCodeGrant',
  'refreshTokenGrant',
  'buildEndSessionUrl',
];

const NO_ENDPOINT = 'the service describes no such endpoint: name and address are the Customer Account API’s';
const PUBLIC = 'a storefront is a public client: it has no secret, and grants are those of a customer who logs in';
const RAW = 'the API takes the access token without `Bearer`, which the client puts before it';
const DEVICES = 'the service has one login, in a browser';
const REFUSAL = {name: 'ClientError'};

/** Every other call, and why it is refused. */
export const OPENID_REFUSED: readonly Refused<Configuration>[] = [
  [
    'fetchUserInfo',
    NO_ENDPOINT,
    REFUSAL,
    (config) => client.fetchUserInfo(config, 'token', 'gid://shopify/Customer/1'),
  ],
  ['tokenIntrospection', NO_ENDPOINT, REFUSAL, (config) => client.tokenIntrospection(config, 'token')],
  ['tokenRevocation', NO_ENDPOINT, REFUSAL, (config) => client.tokenRevocation(config, 'token')],
  ['buildAuthorizationUrlWithPAR', NO_ENDPOINT, REFUSAL, (config) => client.buildAuthorizationUrlWithPAR(config, {})],
  [
    'clientCredentialsGrant',
    PUBLIC,
    {error: 'unsupported_grant_type'},
    (config) => client.clientCredentialsGrant(config),
  ],
  [
    'genericGrantRequest',
    PUBLIC,
    {error: 'unsupported_grant_type'},
    (config) => client.genericGrantRequest(config, 'urn:ietf:params:oauth:grant-type:token-exchange', {}),
  ],
  ['initiateDeviceAuthorization', DEVICES, REFUSAL, (config) => client.initiateDeviceAuthorization(config, {})],
  [
    'initiateBackchannelAuthentication',
    DEVICES,
    REFUSAL,
    (config) => client.initiateBackchannelAuthentication(config, {}),
  ],
];

/** The same call for a token that the service takes without the client's prefix. */
export const OPENID_RAW_TOKEN = ['fetchProtectedResource', RAW] as const;
