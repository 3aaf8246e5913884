import {parseCachePolicy} from '../../../app/domain/http/cache-policy';
import type {RouteAnswer} from './visitor';

/** What the edge keeps for an hour, never longer but while the services are down. */
export const HOURLY = {maxAge: 3_600, staleWhileRevalidate: 0, staleIfError: 86_400, isPartial: false} as const;

/** The whole policy of an answer; `null` for what is not public. */
export function edgePolicy({headers}: Pick<RouteAnswer, 'headers'>) {
  return parseCachePolicy(headers.get('X-Edge-Cache'));
}

/** How long the edge may keep an answer, in seconds, and with which tags; `null` for what is not public. */
export function cachePolicy(answer: Pick<RouteAnswer, 'headers'>) {
  const policy = edgePolicy(answer);
  return policy && {maxAge: policy.maxAge, tags: policy.tags};
}
