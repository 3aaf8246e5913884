import fc from 'fast-check';
import {vi} from 'vitest';

import {MemoryCaches} from './memory-caches';

// A mutant has the same reply in every run, and its first counterexample is enough.
fc.configureGlobal({seed: 1, endOnFailure: true});

vi.stubGlobal('caches', new MemoryCaches());
