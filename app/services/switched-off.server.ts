import type {Feature} from '../config/features';
import {ServiceError, type ServiceName} from './service-error.server';

/**
 * Returns an adapter whose calls all fail as in an outage, without sending anything. It replaces the adapter of a feature that is
 * switched off: pages work without it, as they must in an outage.
 */
export function switchedOff<Adapter extends object>(feature: Feature, service: ServiceName, adapter: Adapter): Adapter {
  const refuse = () => Promise.reject(new ServiceError(service, 'switched-off', feature));
  return new Proxy(adapter, {
    // Without a `then`, or `await` would take the adapter for a promise.
    get: (_, name) => (name === 'then' ? undefined : refuse),
    apply: refuse,
  });
}
