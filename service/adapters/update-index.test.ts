import {afterEach, expect, it, vi} from 'vitest';

import {answerRequests} from '../../app/services/fetch.fixture';
import {PLATFORM_ENV} from '../../tests/support/platform-env';
import {updateCatalogue} from './update-index';

afterEach(() => {
  vi.unstubAllGlobals();
});

const ENV = {
  ...PLATFORM_ENV,
  CMS_ORIGIN: 'https://cms.example',
  CMS_DATASET: 'production',
  SEARCH_ORIGIN: 'https://search.example',
  SEARCH_APPLICATION_ID: 'APP',
  SEARCH_ADMIN_KEY: 'key',
};

it('holds the catalogue in one language at a time: the next is read once the index of the first is written', async () => {
  const page = {nodes: [], pageInfo: {hasNextPage: false, endCursor: null}};
  const sent = answerRequests(({url}) =>
    url.startsWith('https://search.example')
      ? Response.json({hits: []})
      : Response.json({data: {products: page, collections: page}}),
  );
  await updateCatalogue(ENV);
  const steps = sent.map(
    ({url, body}) => /indexes\/(\w+)/.exec(url)?.[1] ?? /"language":"(\w+)"/.exec(JSON.stringify(body))?.[1],
  );
  expect([...new Set(steps)]).toEqual(['DE', 'products_de', 'categories_de', 'EN', 'products_en', 'categories_en']);
});
