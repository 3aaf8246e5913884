import {withoutSpan} from '../runtime/tracer.server';
import {createCircuits} from './circuits.server';
import {createServiceCalls, type ServiceCalls} from './service-calls.server';

/** Makes the calls of a request for tests, in an isolate that knows nothing of any service yet. */
export function freshCalls(): ServiceCalls {
  return createServiceCalls({
    circuits: createCircuits(Date.now),
    clock: Date.now,
    random: () => 0,
    visitorAddress: 'unknown',
    pageMs: null,
    tell: () => undefined,
    runSpan: withoutSpan,
    waitUntil: () => undefined,
  });
}
