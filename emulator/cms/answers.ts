import {AnswerCache} from '../shared/answer-cache';
import type {GenerationEnv} from '../shared/generation';
import type {CmsEnv} from './env';
import type {Failure} from './errors';
import type {Json} from './json';
import {seenFrom} from './perspective';
import type {Perspective} from './perspective';
import {runQuery} from './query';
import {allDocuments, cmsObject} from './read-documents';

/** The result of a query in JSON, or why there is none. */
type QueryAnswer = {readonly text: string; readonly failure: Failure | null};

const cache = new AnswerCache<QueryAnswer & {readonly isCacheable: boolean}>();

/** A query of somebody, at a time in milliseconds since 1970. */
export type AskedQuery = {
  readonly query: string;
  readonly params: Readonly<Record<string, Json>>;
  readonly perspective: Perspective;
  readonly mayEdit: boolean;
  readonly nowMs: number;
};

/** Answers a query. It is run again only after an editor changed something, or where it asks for the time. */
export async function answerQuery(asked: AskedQuery, env: CmsEnv & GenerationEnv): Promise<QueryAnswer> {
  const {nowMs, ...lasting} = asked;
  const {query, params, perspective, mayEdit} = lasting;
  const {CMS_PROJECT_ID: projectId, CMS_DATASET: dataset, EMULATOR_ORIGIN, DATA_GENERATION} = env;
  const key = JSON.stringify([lasting, projectId, dataset, EMULATOR_ORIGIN, DATA_GENERATION]);
  return cache.answer(key, [await cmsObject(env).revision()], async () => {
    const documents = seenFrom(await allDocuments(env), perspective, mayEdit);
    const outcome = await runQuery(query, {documents, params, nowMs, projectId, dataset});
    return outcome.ok
      ? {text: JSON.stringify(outcome.result), failure: null, isCacheable: !/\bnow\s*\(/.test(query)}
      : {text: '', failure: outcome.failure, isCacheable: false};
  });
}
