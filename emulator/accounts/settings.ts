import {NEWEST_VERSION} from '../shared/api-versions';
import type {ClockEnv} from '../shared/clock';

/** The algorithm that the platform signs its tokens with. */
export const ALGORITHM = 'RS256';

/** What of the worker's configuration says where accounts live and who may ask for them. */
export type SettingsEnv = ClockEnv & {
  readonly EMULATOR_ORIGIN: string;
  /** The shop that a logged-out shopper returns to, without a slash at its end. */
  readonly SHOP_ORIGIN?: string;
  /** The shop's number on the platform. */
  readonly SHOP_ID: string;
  readonly CUSTOMER_ACCOUNT_CLIENT_ID: string;
  /** The redirect URIs of a login, separated by commas and compared exactly; a path is one under `SHOP_ORIGIN`. */
  readonly CUSTOMER_ACCOUNT_REDIRECT_URIS: string;
  /** The redirect URIs of a logout, in the same form. */
  readonly CUSTOMER_ACCOUNT_LOGOUT_URIS: string;
  /** The origins that token and API requests may name, separated by commas; `/` stands for `SHOP_ORIGIN`. Encrypted ones only. */
  readonly CUSTOMER_ACCOUNT_JAVASCRIPT_ORIGINS: string;
  /** Seconds for which an access token counts; 3600 unless set. */
  readonly ACCESS_TOKEN_SECONDS?: string | number;
};

export type Settings = {
  readonly issuer: string;
  /** The issuer's path. */
  readonly basePath: string;
  readonly graphqlUrl: string;
  readonly shopOrigin: string;
  readonly clientId: string;
  readonly redirectUris: readonly string[];
  readonly logoutUris: readonly string[];
  readonly javascriptOrigins: readonly string[];
  readonly accessTokenSeconds: number;
};

const DEFAULT_TOKEN_SECONDS = 3600;

/**
 * Reads the configuration.
 *
 * @throws {RangeError} when the lifetime of tokens is no positive number
 */
export function settingsOf(env: SettingsEnv): Settings {
  const accessTokenSeconds = Number(env.ACCESS_TOKEN_SECONDS ?? DEFAULT_TOKEN_SECONDS);
  if (!(accessTokenSeconds > 0)) throw new RangeError('ACCESS_TOKEN_SECONDS is not a positive number');
  const shopOrigin = env.SHOP_ORIGIN ?? env.EMULATOR_ORIGIN;
  const basePath = `/authentication/${env.SHOP_ID}`;
  return {
    issuer: env.EMULATOR_ORIGIN + basePath,
    basePath,
    graphqlUrl: `${env.EMULATOR_ORIGIN}/${env.SHOP_ID}/account/customer/api/${NEWEST_VERSION}/graphql`,
    shopOrigin,
    clientId: env.CUSTOMER_ACCOUNT_CLIENT_ID,
    redirectUris: listed(env.CUSTOMER_ACCOUNT_REDIRECT_URIS, shopOrigin),
    logoutUris: listed(env.CUSTOMER_ACCOUNT_LOGOUT_URIS, shopOrigin),
    javascriptOrigins: listed(env.CUSTOMER_ACCOUNT_JAVASCRIPT_ORIGINS, shopOrigin).map(encryptedOrigin),
    accessTokenSeconds,
  };
}

/** An origin as the platform registers it: `https`, also for a shop on one's own machine. */
function encryptedOrigin(address: string): string {
  return `https://${new URL(address).host}`;
}

function listed(text: string, origin: string): readonly string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => (entry.startsWith('/') ? origin + entry : entry));
}
