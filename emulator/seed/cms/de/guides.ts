import type {GuideSource} from '../source';

/** German brewing guides. */
export const guides: readonly GuideSource[] = [];
