import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';
import * as z from 'zod';

import {LANGUAGES, type Language} from '../../app/config/languages';
import {SEARCH_KINDS} from '../../app/config/search';
import {parseSearch} from '../../app/domain/search/search-request';
import {searchRequests} from '../../app/services/search/search-client.server';
import {datasetWith} from '../../emulator/cms/dataset';
import {answerQueries} from '../../emulator/search/answer';
import {recordsOfDocuments} from '../../emulator/search/cms-content';
import {createIndexStore} from '../../emulator/search/indices';
import type {SearchIndex} from '../../emulator/search/search-index';
import {seed} from '../../emulator/seed/seed';
import {storeContent} from '../../emulator/seed/store-content';
import {buildCatalogue} from '../../emulator/storefront/catalogue';

const LEAST = 0.85;
const DEPTH = 5;

const querySchema = z.strictObject({
  query: z.string(),
  kind: z.string(),
  in: z.enum(SEARCH_KINDS).default('products'),
  relevance: z.partialRecord(z.enum(['3', '2', '1']), z.array(z.union([z.string(), z.int()]))),
});
type Judged = z.output<typeof querySchema>;

const judgments = z
  .strictObject({
    note: z.array(z.string()),
    groups: z.record(z.string(), z.array(z.int())),
    de: z.array(querySchema),
    en: z.array(querySchema),
  })
  .parse(JSON.parse(readFileSync('tests/unit/search-judgments.json', 'utf8')));

/** The indices of the seed, made once for all tests. */
const opened = (async (): Promise<ReadonlyMap<string, SearchIndex>> => {
  const people = {customers: [], subscribers: []};
  const shop = {seed, catalogue: buildCatalogue(seed), pictures: {}, content: storeContent, videos: {}, ...people};
  const documents = datasetWith(
    {isEmptied: false, changed: []},
    {origin: 'https://c.example', projectId: 'lichtung', dataset: 'production'},
  );
  const records = async (language: Language) => recordsOfDocuments(documents, language);
  const content = {version: async () => '1', records};
  return createIndexStore()({shop, content, pictureOrigin: 'https://p.example'});
})();

const answerSchema = z.object({
  results: z.array(z.object({hits: z.array(z.object({objectID: z.string()}))})),
});

/** What the page of results shows first of the judged kind: products by number, texts by slug. */
async function shown(language: Language, {query, in: kind}: Judged): Promise<readonly string[]> {
  const asked = parseSearch(new URLSearchParams({q: query, tab: kind}));
  const requests = searchRequests(asked, language).filter(({indexName}) => indexName === `${kind}_${language}`);
  const indices = await opened;
  const world = {indices, current: ({records}: SearchIndex) => records, clock: () => 0, newQueryId: () => ''};
  const {results} = answerSchema.parse(answerQueries({requests}, world));
  return (results[0]?.hits ?? []).map(({objectID}) => objectID.replace(/^[a-z]+-/, ''));
}

/** The grade of each judged id; the best one where an id is named twice. */
function gradesOf({in: kind, relevance}: Judged): ReadonlyMap<string, number> {
  const grades = new Map<string, number>();
  for (const [grade, entries = []] of Object.entries(relevance)) {
    for (const entry of entries) {
      const ids = kind === 'products' && typeof entry === 'string' ? (judgments.groups[entry] ?? []) : [entry];
      for (const id of ids) grades.set(String(id), Math.max(Number(grade), grades.get(String(id)) ?? 0));
    }
  }
  return grades;
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, DEPTH).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

/** Normalised discounted cumulative gain of the first five: 1 where no other order were better. */
async function ndcg(language: Language, judged: Judged): Promise<number> {
  const grades = gradesOf(judged);
  const best = [...grades.values()].sort((a, b) => b - a);
  const ids = await shown(language, judged);
  return gain(ids.map((id) => grades.get(id) ?? 0)) / gain(best);
}

it('is a set of 120 different queries whose products and groups exist', () => {
  const numbers = new Set(seed.products.map(({number}) => number));
  const known = (entry: string | number) =>
    typeof entry === 'number' ? numbers.has(entry) : Object.hasOwn(judgments.groups, entry);
  for (const language of LANGUAGES) {
    const queries = judgments[language];
    expect(new Set(queries.map(({query}) => query)).size).toBe(60);
    const entries = queries
      .filter((judged) => judged.in === 'products')
      .flatMap((judged) => Object.values(judged.relevance));
    expect(entries.flat().filter((entry) => !known(entry))).toEqual([]);
  }
  expect(
    Object.values(judgments.groups)
      .flat()
      .filter((number) => !numbers.has(number)),
  ).toEqual([]);
});

describe.each(LANGUAGES)('the search in %s', (language) => {
  it('finds something for every query', async () => {
    const empty: string[] = [];
    for (const judged of judgments[language]) {
      if ((await shown(language, judged)).length === 0) empty.push(judged.query);
    }
    expect(empty).toEqual([]);
  });

  it(`shows what shoppers want first: nDCG@${DEPTH} of at least ${LEAST}`, async () => {
    const scores = await Promise.all(
      judgments[language].map(async (judged) => ({query: judged.query, score: await ndcg(language, judged)})),
    );
    const mean = scores.reduce((sum, {score}) => sum + score, 0) / scores.length;
    const worst = scores.filter(({score}) => score < LEAST).map(({query, score}) => `${query} ${score.toFixed(2)}`);
    expect(mean, `below: ${worst.join(', ')}`).toBeGreaterThanOrEqual(LEAST);
  });
});
