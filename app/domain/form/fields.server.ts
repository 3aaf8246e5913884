import * as z from 'zod';

import {EMAIL} from '#contracts/fields';
import {withAsciiDomain} from '#contracts/mailbox';

/**
 * What no text has: control characters (also escape sequences), separators of lines and paragraphs, characters that turn the
 * direction of text or annotate it (UAX #9, UAX #24), halves of pairs, and code points that stand for nothing.
 */
const FORBIDDEN =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}\p{Noncharacter_Code_Point}\u{206a}-\u{206f}\u{fff9}-\u{fffb}\u{e0001}]/u;
const FORBIDDEN_BUT_BREAKS = new RegExp(`(?![\\n\\r\\t])${FORBIDDEN.source}`, 'u');

/** Invisible characters: two addresses that look alike must be alike, since limits count by the address. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

const text = (maxLength: number, forbidden: RegExp) =>
  z
    .string({error: 'required'})
    .normalize('NFC')
    .max(maxLength, {error: 'too-long', abort: true})
    .refine((value) => !forbidden.test(value), {error: 'invalid'});

/** Makes the schema of one line of text in NFC; space around it is removed by the form. */
export const line = (maxLength: number) => text(maxLength, FORBIDDEN);

/** Makes the schema of several lines of text in NFC. */
export const paragraphs = (maxLength: number) => text(maxLength, FORBIDDEN_BUT_BREAKS);

/** An e-mail address as people type it; its domain in ASCII, the spelling that names it in the DNS. */
export const email = z
  .string({error: 'required'})
  .refine((value) => !UNSEEN.test(value), {error: 'invalid', abort: true})
  .overwrite(withAsciiDomain)
  .max(254, {error: 'too-long', abort: true})
  .regex(EMAIL, 'email');

/** A day of the calendar, `2026-12-24`. */
export const day = z.iso.date({error: ({input}) => (input === undefined ? 'required' : 'day')});

/** Makes the schema of a whole number from `least` to `most`, in plain digits. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string({error: 'required'})
    .max(String(most).length, {error: 'invalid', abort: true})
    .regex(/^\d+$/, {error: 'invalid', abort: true})
    .transform(Number)
    .refine((value) => value >= least && value <= most, {error: 'invalid'});
