import type {LinkOutcome} from '../../domain/mail-link/mail-link';
import type {ServiceReply} from './service-api.server';

/** Why the link of a mail does nothing: it is too old, or none that the service knows. */
export function refusedLink({code}: Extract<ServiceReply<unknown>, {readonly ok: false}>): LinkOutcome {
  return {state: code === 'expired' ? 'expired' : 'unknown'};
}
