import type {Account} from './account';
import type {Effect} from './effect';

/** Why a command was not carried out: the status and the body's `errors`. */
export type CommandRefusal = {
  readonly status: 401 | 402 | 404 | 409 | 422;
  readonly errors: string | Readonly<Record<string, readonly string[]>>;
};

/** What came of a command: the account afterwards, and the id of what it was about or why it was refused. */
export type Outcome = {
  readonly account: Account;
  readonly effects: readonly Effect[];
  readonly reply:
    | {readonly ok: true; readonly ids: readonly number[]}
    | {readonly ok: false; readonly refusal: CommandRefusal};
};

/** Returns the outcome of a command that was carried out; `ids` name what it was about. */
export function done(account: Account, ids: readonly number[], effects: readonly Effect[] = []): Outcome {
  return {account, effects, reply: {ok: true, ids}};
}

/** Refuses a command for a value that cannot be (422). */
export function invalid(account: Account, field: string, message: string): Outcome {
  return {account, effects: [], reply: {ok: false, refusal: {status: 422, errors: {[field]: [message]}}}};
}

/** Refuses a command about something that is not there (404). */
export function missing(account: Account): Outcome {
  return {account, effects: [], reply: {ok: false, refusal: {status: 404, errors: 'Not Found'}}};
}
