import * as z from 'zod';
import {contentRecord} from '../../contracts/indexing/content-record';
import type {ContentRecord} from '../../contracts/indexing/content-record';
import type {IndexLanguage} from '../../contracts/indexing/indices';
import type {Variables} from '../config/env';
import {callUpstream, parseUpstream} from './upstream';

/** The worker's variables that the CMS needs. */
export type CmsEnv = Pick<Variables, 'CMS_ORIGIN' | 'CMS_DATASET'>;

const SERVICE = 'cms';
const API_VERSION = 'v2025-02-19';
const PAGE = 100;
const IMAGE = 'image{..., asset->{url, metadata{dimensions}}}';
const QUERY = `*[_type == $type && language == $language] | order(_id) [$from...$to] {
  ..., "category": category->{title}, "image": ${IMAGE}, "blocks": blocks[]{..., "image": ${IMAGE}}
}`;

const answerSchema = z.object({result: z.array(z.record(z.string(), z.json()))});

/**
 * Reads the search records of the published documents of a type in a language.
 *
 * @param type a document type of the CMS, such as `productTest`
 * @throws {UpstreamError}
 */
export async function readContentRecords(
  {CMS_ORIGIN, CMS_DATASET}: CmsEnv,
  type: string,
  language: IndexLanguage,
): Promise<readonly ContentRecord[]> {
  const records: ContentRecord[] = [];
  for (let from = 0, more = true; more; from += PAGE) {
    const params = {type, language, from, to: from + PAGE};
    const answer = await callUpstream(
      SERVICE,
      `${CMS_ORIGIN}/${API_VERSION}/data/query/${CMS_DATASET}?perspective=published`,
      {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({query: QUERY, params}),
      },
    );
    const {result} = parseUpstream(SERVICE, answerSchema, answer);
    records.push(...result.flatMap((document) => contentRecord(document) ?? []));
    more = result.length === PAGE;
  }
  return records;
}
