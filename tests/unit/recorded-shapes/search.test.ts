import {exampleSearch, wanted} from '../../../app/services/search/search.fixture';
import {describeRecorded} from '../../support/recorded';

const find = () => exampleSearch().find(wanted('q=wald'));

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
    ask: () => exampleSearch().autocomplete(wanted('q=wald')),
    makes: {value: {results: {counts: {products: 1}}, suggestions: ['Waldbeere']}},
  },
  'bad-request': {ask: find, makes: {failure: 'malformed'}},
  forbidden: {ask: find, makes: {failure: 'malformed'}},
  'index-not-found': {ask: find, makes: {failure: 'malformed'}},
  'rate-limited': {ask: find, makes: {failure: 'rate-limited'}},
});
