import {heldEmailSchema} from '../../contracts/fields';
import {orderNumberIn} from './order';

/** The subject of an operator's search. `reference` is that of a notice or a gift, the number of a return, or that of its label. */
export type CaseSubject =
  | {readonly kind: 'email'; readonly email: string}
  | {readonly kind: 'notice'; readonly reference: string}
  | {readonly kind: 'gift'; readonly reference: string}
  | {readonly kind: 'return'; readonly reference: string}
  | {readonly kind: 'order'; readonly number: string};

const REFERENCE = /^([WKNG])(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;
/** The number of a return, with `E-` before it for its label (`labelReference`). */
const RETURN = /^(E-)?\d{14}$/;

/** Reads what the operator typed; `null` for a text that can be neither an address nor a number. */
export function caseSubject(typed: string): CaseSubject | null {
  const email = heldEmailSchema.safeParse(typed);
  if (email.success) return {kind: 'email', email: email.data};
  const reference = typed.replaceAll(/\s/g, '').toUpperCase();
  const [, prefix] = REFERENCE.exec(reference) ?? [];
  if (prefix !== undefined) return {kind: prefix === 'G' ? 'gift' : 'notice', reference};
  if (RETURN.test(reference)) return {kind: 'return', reference};
  const number = orderNumberIn(typed);
  return number === null ? null : {kind: 'order', number};
}
