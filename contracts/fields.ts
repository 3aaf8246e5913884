import * as z from 'zod';
import {withAsciiDomain} from './mailbox';

const ATOM = "[A-Za-z\\d!#$%&'*+/=^_`{|}~-]+";
/**
 * An e-mail address that mails can go to: the characters that Postmark takes, dots between others alone, a host of two names at least. Source:
 * https://postmarkapp.com/support/article/1180-what-does-errorcode-300-mean
 */
export const EMAIL = new RegExp(`^${ATOM}(\\.${ATOM})*@[A-Za-z\\d-]+(\\.[A-Za-z\\d-]+)+$`);
const CONTROL_CHARACTER = /\p{Cc}/u;
const CONTROL_BUT_BREAKS = /(?![\n\r\t])\p{Cc}/u;

/** The languages of mails and texts. */
export const languageSchema = z.enum(['de', 'en']);

/** An e-mail address as people type it; surrounding space is removed. Written as typed, its domain in ASCII; compared without case. */
export const emailSchema = z.string().trim().overwrite(withAsciiDomain).max(254).regex(EMAIL);

/** An e-mail address under which something may be held. Others, and earlier versions, took some that mails cannot go to. */
export const heldEmailSchema = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+$/);

/** Accepts a text of one line, not empty, without control characters. */
export const lineSchema = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .refine((value) => !CONTROL_CHARACTER.test(value));

/** Accepts a text of one line that may be empty. */
const optionalLineSchema = (maxLength: number) => z.union([z.string().trim().length(0), lineSchema(maxLength)]);

/** Accepts a text of several lines, not empty. */
export const paragraphsSchema = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .refine((value) => !CONTROL_BUT_BREAKS.test(value));

/** A day of the calendar, `2026-12-24`. */
export const daySchema = z.iso.date();

/** A moment in UTC, `2026-11-21T08:00:00.000Z`. */
export const momentSchema = z.iso.datetime();

/** A token of a link: letters, digits and `._-`. */
export const tokenSchema = z
  .string()
  .min(1)
  .max(1000)
  .regex(/^[\w.-]+$/);

/** The number of a variant or product: the last part of its global id. */
export const numberSchema = z.int().positive();

/** Where goods go. `company` and `address2` are optional (Specification, section 5, "Address form"); `lacksProvince` tells where `province` is not. */
export const addressSchema = z.object({
  firstName: lineSchema(100),
  lastName: lineSchema(100),
  company: optionalLineSchema(100).default(''),
  address1: lineSchema(200),
  address2: optionalLineSchema(200).default(''),
  zip: lineSchema(20),
  city: lineSchema(100),
  province: optionalLineSchema(100).default(''),
  /** ISO 3166-1 alpha-2; the United Kingdom is `GB`. */
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  phone: lineSchema(30),
});

/**
 * The number of a record in the platform's webhooks. Those of its test messages are beyond 2^53 and come out rounded; nothing
 * in the shop has such a number.
 */
export const platformNumberSchema = z.number().positive().refine(Number.isInteger);
