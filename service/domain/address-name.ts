import {withAsciiDomain} from '../../contracts/mailbox';

/**
 * Returns the form of an e-mail address by which the service names objects and finds rows: without spaces around it, in lower case, its domain in
 * ASCII.
 */
export function addressName(email: string): string {
  return withAsciiDomain(email.trim().toLowerCase());
}
