import {productTypes} from '../../../app/config/product-types';
import {parseSearch} from '../../../app/domain/search/search-request';
import {createSearch} from '../../../app/services/search/search.server';
import {freshCalls} from '../../../app/services/service-calls.fixture';
import {describeRecorded} from '../../support/recorded';

const search = () =>
  createSearch({
    origin: 'https://search.example',
    applicationId: 'APP',
    apiKey: 'search-only',
    calls: freshCalls(),
    language: 'de',
    productTypes: productTypes(),
  });
const wanted = parseSearch(new URLSearchParams('q=wald'));
const find = () => search().find(wanted);

describeRecorded('search', {
  queries: {
    ask: find,
    makes: {
      value: {
        counts: {products: 1, categories: 0, tests: 0},
        products: [{card: {handle: 'waldgold', picture: null, priceFrom: {cents: 1290}, priceVaries: true}}],
      },
    },
  },
  'queries-and-facets': {
    ask: () => search().autocomplete(wanted),
    makes: {value: {results: {counts: {products: 1}}, suggestions: ['Waldbeere']}},
  },
  'bad-request': {ask: find, makes: {failure: 'malformed'}},
  forbidden: {ask: find, makes: {failure: 'malformed'}},
  'index-not-found': {ask: find, makes: {failure: 'malformed'}},
  'rate-limited': {ask: find, makes: {failure: 'rate-limited'}},
});
