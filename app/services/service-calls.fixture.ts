import {CALLS_AT_ONCE} from '../config/resilience';
import {createConcurrencyLimit} from '../runtime/concurrency-limit.server';
import {withoutSpan} from '../runtime/tracer.server';
import {createCircuits} from './circuits.server';
import {createServiceCalls, type ServiceCalls} from './service-calls.server';

/** Makes the calls of a request for tests, in an isolate that knows nothing of any service yet. */
export function freshCalls(): ServiceCalls {
  return createServiceCalls({
    circuits: createCircuits(Date.now),
    limit: createConcurrencyLimit(CALLS_AT_ONCE),
    clock: Date.now,
    random: () => 0,
    visitorAddress: 'unknown',
    pageMs: null,
    tell: () => undefined,
    runSpan: withoutSpan,
    waitUntil: () => undefined,
  });
}
