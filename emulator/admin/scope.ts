import type {Shop} from '../storefront/shop';
import type {AdminEnv} from './env';

/** What the operations of one request share. */
export type AdminScope = {
  readonly env: AdminEnv;
  readonly shop: Shop;
  /** Milliseconds since 1970, in the emulated world. */
  readonly at: number;
};
