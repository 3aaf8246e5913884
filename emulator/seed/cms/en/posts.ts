import type {PostSource} from '../source';

/** English blog posts. */
export const posts: readonly PostSource[] = [];
