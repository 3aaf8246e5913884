import {exampleSearch, wanted} from '../../../app/services/search/search.fixture';
import type {SentRequest} from '../../../app/services/fetch.fixture';
import type {CompoundEntry, Synonym} from '../../../contracts/indexing/settings';
import {writeCompounds, writeSynonyms} from '../../../service/adapters/search-index';
import {describeRecorded} from '../../support/recorded';
import type {Recorded, RecordedCase} from '../../support/recorded';

const ENV = {SEARCH_ORIGIN: 'https://search.example', SEARCH_APPLICATION_ID: 'shop', SEARCH_ADMIN_KEY: 'key'};
const CAR: Synonym = {objectID: '2', type: 'oneWaySynonym', input: 'car', synonyms: ['vehicle', 'auto']};
const HEADACHE: CompoundEntry = {
  objectID: 'de-kopfschmerz',
  language: 'de',
  word: 'kopfschmerz',
  decomposition: ['kopf', 'schmerz'],
};
const TASK: Recorded = {
  service: 'search',
  what: 'a task that is done',
  source: 'https://www.algolia.com/doc/rest-api/search/get-task',
  seen: '2026-11-29',
  body: {taskID: 1, status: 'published'},
};

/** A case in which the service worker reads the example, page by page, and writes or leaves what is there. */
function comparing(write: () => Promise<void>, pages: readonly number[], written: readonly unknown[]): RecordedCase {
  const sent: SentRequest[] = [];
  const bodiesOf = (end: string) => sent.flatMap(({url, body}) => (new URL(url).pathname.endsWith(end) ? [body] : []));
  return {
    ask: async () => {
      await write();
      return {reads: bodiesOf('/search'), writes: bodiesOf('/batch')};
    },
    elsewhere: (request) => {
      sent.push(request);
      return request.url.includes('/search?') ? null : TASK;
    },
    makes: {value: {reads: pages.map((page) => ({page})), writes: written}},
  };
}

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
  synonyms: comparing(() => writeSynonyms(ENV, 'products_de', [CAR]), [0], [[CAR]]),
  'one-way-synonym': comparing(() => writeSynonyms(ENV, 'products_de', [CAR]), [0], []),
  'one-way-synonym-changed': comparing(() => writeSynonyms(ENV, 'products_de', [CAR]), [0], [[CAR]]),
  'dictionary-entries': comparing(() => writeCompounds(ENV, []), [0, 1], []),
  'dictionary-entry-without-parts': comparing(
    () => writeCompounds(ENV, [HEADACHE]),
    [0],
    [{clearExistingDictionaryEntries: true, requests: [{action: 'addEntry', body: HEADACHE}]}],
  ),
});
