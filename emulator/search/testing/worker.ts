import {pictureList} from '../../images/picture-list';
import {seed} from '../../seed/seed';
import {openShop} from '../../storefront/shop';
import {fixtureContent} from './content.fixture';
import {allowSearch, asSearchAnswer, handleSearch} from '../handler';
import type {SearchEnv} from '../account';

export {SearchAccountObject} from '../account-object';
export {StockObject} from '../../storefront/stock-object';

openShop(seed, pictureList);

/** The worker of the contract tests: search alone, on the shop's own seed. */
export const worker: ExportedHandler<SearchEnv> = {
  fetch: async (request, env) => {
    if (request.method === 'OPTIONS') return allowSearch();
    // What the control interface answers for an injected fault.
    const fault = request.headers.get('x-fault');
    if (fault !== null) return asSearchAnswer(Response.json({error: {code: 'fault'}}, {status: Number(fault)}));
    return asSearchAnswer(await handleSearch(request, env, fixtureContent));
  },
};

export {worker as default};
