import type {FormReading} from '../form/field-error';
import {ADDRESS_FIELDS, type AddressField, type GiftAnswer, type GiftProblem} from './gift-voucher';

type Reading = Pick<FormReading<unknown, AddressField>, 'values'> & {readonly code: string};

/** The address step again: a problem stands above it, and everything typed is still there. */
export function problemAnswer({code, values}: Reading, problem: GiftProblem, operation: string | null): GiftAnswer {
  return {code, values, errors: {}, problem, operation: problem.state === 'unavailable' ? operation : null};
}

/** The same where the service finds fault with some fields. */
export function faultyAnswer({code, values}: Reading, fields: readonly string[]): GiftAnswer {
  const faulty = ADDRESS_FIELDS.filter((field) => fields.includes(field));
  const errors = Object.fromEntries(faulty.map((field) => [field, 'invalid' as const]));
  return {code, values, errors, problem: null, operation: null};
}
