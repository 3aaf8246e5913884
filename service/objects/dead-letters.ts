import {addressName} from '../domain/address-name';
import {digest} from '../domain/codes';
import {KEPT_MAIL_KINDS, keptMailOf} from '../domain/kept-data';
import {kindOf, OPERATOR_MAIL_KIND} from '../mail/mail';

type DeadRow = {
  key: string;
  recipient: string;
  state: string;
  mail: string | null;
  reason: string;
  attempts: number;
  due_at: number;
};

type StateRow = {state: string};

/** A mail that was given up, or that bounced though it must arrive. */
export type DeadLetter = {
  readonly key: string;
  readonly to: string;
  readonly kind: string;
  readonly reason: string;
  readonly attempts: number;
  /** When it was due, in milliseconds since 1970. */
  readonly dueAt: number;
  /** Of a mail that bounced, whose text is gone: what it was about, such as the number of a notice. `null` if it can be sent again. */
  readonly bounced: string | null;
};

/** Reads the dead letters of a queue, latest first, 500 at most. A key begins with the kind of its mail (`kindOf`). */
export function readDeadLetters(sql: SqlStorage): readonly DeadLetter[] {
  return sql
    .exec<DeadRow>(
      `SELECT * FROM mails WHERE state IN ('dead', 'bounced')
        AND (mail IS NOT NULL OR substr(key, 1, instr(key || ' ', ' ') - 1) IN (SELECT value FROM json_each(?)))
        ORDER BY due_at DESC LIMIT 500`,
      JSON.stringify(KEPT_MAIL_KINDS),
    )
    .toArray()
    .map(({key, recipient, mail, reason, attempts, due_at: dueAt}) => {
      const kind = kindOf(key);
      const bounced = mail === null ? key.slice(kind.length + 1) : null;
      return {key, to: recipient, kind, reason, attempts, dueAt, bounced};
    });
}

/**
 * Tells whether a mail that came back, or was refused because of its recipient, is a fault: a mail that must arrive always; a mail to the operator only if
 * the one before it arrived.
 *
 * @param key `null` for a mail that is not known any more
 */
export async function isFault(sql: SqlStorage, key: string | null, kind: string, recipient: string): Promise<boolean> {
  if (kind !== OPERATOR_MAIL_KIND) return keptMailOf(kind) !== null;
  if (key === null) return true;
  const address = addressName(recipient);
  const [before] = sql
    .exec<StateRow>(
      'SELECT state FROM mails WHERE key >= ? AND key < ? AND recipient IN (?, ?) ORDER BY key DESC LIMIT 1',
      `${OPERATOR_MAIL_KIND} `,
      key,
      address,
      await digest(address),
    )
    .toArray();
  return before === undefined || !['dead', 'bounced'].includes(before.state);
}
