import fc from 'fast-check';
import {vi} from 'vitest';

import {MemoryCaches} from './memory-caches';

// One seed, so that a mutant has the same result in every run; the first counterexample is enough.
fc.configureGlobal({seed: 1, endOnFailure: true});

vi.stubGlobal('caches', new MemoryCaches());
