import {reset} from 'cloudflare:test';
import {beforeEach} from 'vitest';
import './pool-overhead';

// Files share a runtime, in any order: each test begins with empty Durable Objects and caches, and without what other tests left running in them.
// That breaks the stubs of objects: a test gets its own.
beforeEach(() => reset());
