import * as z from 'zod';
import {findCountry} from '../shared/countries';
import {EMAIL} from '../shared/email';
import {PAYMENT_METHODS} from './payment';
import type {FieldErrorCode} from './texts';

const text = z.string().catch('');

/** The checkout's form as it was typed: everything a string, absent fields empty, surrounding space removed. */
export const checkoutFormSchema = z.object({
  email: text,
  firstName: text,
  lastName: text,
  company: text,
  address1: text,
  address2: text,
  zip: text,
  city: text,
  countryCode: text,
  phone: text,
  payment: text,
  /** The outcome that the emulated payment provider is told to give. */
  outcome: z.enum(['approve', 'decline', 'pending']).catch('approve'),
  /** Fingerprint of the amounts that the shopper saw when pressing the button. */
  seen: text,
});

export type CheckoutForm = z.infer<typeof checkoutFormSchema>;
export type CheckoutField = Exclude<keyof CheckoutForm, 'outcome' | 'seen'>;
export type FieldErrors = Partial<Record<CheckoutField, FieldErrorCode>>;

const MAX_LENGTH = 255;
const EMAIL_MAX_LENGTH = 254;
const PHONE = /^\+?[\d\s()/.-]{5,30}$/;
const CONTROL_CHARACTER = /\p{Cc}/u;

const FIELDS = [
  'email',
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'zip',
  'city',
  'countryCode',
  'phone',
] as const;
const OPTIONAL: ReadonlySet<CheckoutField> = new Set(['company', 'address2', 'phone']);

type Shape = {readonly code: FieldErrorCode; readonly fits: (value: string, form: CheckoutForm) => boolean};

/** The form of a field that is not empty. */
const SHAPES: Partial<Record<CheckoutField, Shape>> = {
  email: {code: 'email', fits: (value) => value.length <= EMAIL_MAX_LENGTH && EMAIL.test(value)},
  phone: {code: 'phone', fits: (value) => PHONE.test(value)},
  countryCode: {code: 'country', fits: (value) => findCountry(value) !== undefined},
  zip: {
    code: 'zip',
    // An unknown country has no format of its own; its field reports the error.
    fits: (value, {countryCode}) => findCountry(countryCode)?.zip.test(value.toUpperCase()) ?? true,
  },
};

/**
 * Reads a posted form. Repeated fields count once (the last one), uploads not at all.
 * Takes the body of a POST, gives strings without surrounding space. Never throws.
 */
export function readCheckoutForm(body: FormData): CheckoutForm {
  const fields = new Map<string, string>();
  for (const [name, value] of body) {
    if (typeof value === 'string') fields.set(name, value.trim());
  }
  return checkoutFormSchema.parse(Object.fromEntries(fields));
}

/**
 * Tells what is wrong with the typed fields, keyed by field; empty where nothing is.
 * `paymentNeeded` is false where gift cards pay for everything.
 * Source: Specification, section 5, "Address form" (the phone number is the checkout's own optional field).
 */
export function validateCheckoutForm(form: CheckoutForm, paymentNeeded: boolean): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of FIELDS) {
    const code = fieldError(field, form);
    if (code) errors[field] = code;
  }
  if (paymentNeeded && !PAYMENT_METHODS.some((method) => method === form.payment)) errors.payment = 'choose-payment';
  return errors;
}

function fieldError(field: CheckoutField, form: CheckoutForm): FieldErrorCode | null {
  const value = form[field];
  if (value === '') return OPTIONAL.has(field) ? null : 'required';
  if (value.length > MAX_LENGTH) return 'too-long';
  if (CONTROL_CHARACTER.test(value)) return 'unreadable';
  const shape = SHAPES[field];
  if (shape !== undefined && !shape.fits(value, form)) return shape.code;
  return field === 'zip' && findCountry(form.countryCode)?.notShippedTo?.test(value) ? 'not-shipped-to' : null;
}
