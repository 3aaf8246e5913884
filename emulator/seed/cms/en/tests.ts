import type {TestSource} from '../source';

/** English product tests. */
export const tests: readonly TestSource[] = [];
