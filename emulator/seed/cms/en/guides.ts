import type {GuideSource} from '../source';

/** English brewing guides. */
export const guides: readonly GuideSource[] = [];
