import type {PostSource} from '../source';

/** German blog posts. */
export const posts: readonly PostSource[] = [];
