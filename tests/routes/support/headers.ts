import {parseCachePolicy} from '../../../app/domain/http/cache-policy';
import type {RouteAnswer} from './visitor';

/** How long the edge may keep an answer, in seconds, and with which tags; `null` for what is not public. */
export function cachePolicy({headers}: Pick<RouteAnswer, 'headers'>) {
  const policy = parseCachePolicy(headers.get('X-Edge-Cache'));
  return policy && {maxAge: policy.maxAge, tags: policy.tags};
}
