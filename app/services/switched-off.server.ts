import type {Feature} from '../config/features';
import {ServiceError, type ServiceName} from './service-error.server';

/**
 * Returns an adapter all of whose calls fail as in an outage, and ask nobody: what stands in for one that is switched
 * off. Pages know how to do without it, for they must anyway.
 */
export function switchedOff<Adapter extends object>(feature: Feature, service: ServiceName, adapter: Adapter): Adapter {
  const refuse = () => Promise.reject(new ServiceError(service, 'switched-off', feature));
  return new Proxy(adapter, {
    // An adapter is no promise, whatever asks it for a `then`.
    get: (_, name) => (name === 'then' ? undefined : refuse),
    apply: refuse,
  });
}
