import type {Shop} from '../storefront/shop';
import type {AdminEnv} from './env';

/** What the operations of one request share. */
export type AdminScope = {
  readonly env: AdminEnv;
  readonly shop: Shop;
  /** The access scopes of the token. */
  readonly granted: readonly string[];
  /** Milliseconds since 1970, in the emulated world. */
  readonly at: number;
};
