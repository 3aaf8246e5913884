import type {TestSource} from '../source';

/** German product tests. */
export const tests: readonly TestSource[] = [];
