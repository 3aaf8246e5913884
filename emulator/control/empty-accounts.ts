import type {AdminEnv} from '../admin/env';
import {cmsObject} from '../cms/read-documents';
import type {CmsEnv} from '../cms/env';
import type {SearchEnv} from '../search/account';
import {accountOf} from '../search/account';
import type {CatalogueEnv} from '../storefront/present-shop';
import {catalogueOf, changeShopBy} from '../storefront/present-shop';
import {ONLY} from '../storefront/cart/load-pricing-world';
import type {SubscriptionEnv} from '../subscriptions/env';
import {directoryOf} from '../subscriptions/env';

/** What the accounts need of the worker's configuration. */
export type AccountsToEmpty = Required<Pick<CatalogueEnv, 'CATALOGUE'>> &
  Pick<CatalogueEnv, 'DATA_GENERATION'> &
  Pick<AdminEnv, 'SHOP_SETTINGS'> &
  Pick<CmsEnv, 'CMS' | 'CMS_DATASET'> &
  Pick<SearchEnv, 'SEARCH_ACCOUNT'> &
  Pick<SubscriptionEnv, 'SUBSCRIPTION_DIRECTORY'>;

/** Makes an account as a merchant gets it: without anything of the seed. */
export const EMPTIED = {
  catalogue: async (env: AccountsToEmpty) => {
    await env.SHOP_SETTINGS.getByName(ONLY).empty();
    await changeShopBy(env, () => catalogueOf(env).empty());
  },
  cms: (env: AccountsToEmpty) => cmsObject(env).empty(),
  search: (env: AccountsToEmpty) => accountOf(env).empty(),
  subscriptions: (env: AccountsToEmpty) => directoryOf(env).empty(),
} as const;
