import {mailbox} from '../../contracts/mailbox';

/** Returns the name of the counter of a limit's subject; that of an e-mail address is its mailbox's. */
export function subjectLimit(name: string, subject: string): string {
  return `${name} for ${mailbox(subject)}`;
}
