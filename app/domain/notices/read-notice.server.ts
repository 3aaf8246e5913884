import * as z from 'zod';

import type {FormReading} from '../form/field-error';
import {day, email, line, paragraphs, readForm} from '../form/read-form.server';
import {
  CANCELLATION_FIELDS,
  CANCELLATION_KINDS,
  CONTACT_FIELDS,
  CONTACT_KINDS,
  WITHDRAWAL_FIELDS,
  type Cancellation,
  type CancellationField,
  type ContactField,
  type ContactRequest,
  type Withdrawal,
  type WithdrawalField,
} from './notice';

const NAME = 120;

const withdrawal = z.object({name: line(NAME), contract: line(NAME), email});

/** A withdrawal as its form asks for it (§ 356a BGB). */
export function readWithdrawal(form: FormData): FormReading<Withdrawal, WithdrawalField> {
  return readForm(form, WITHDRAWAL_FIELDS, withdrawal);
}

const cancellation = (today: string) =>
  z
    .object({
      kind: z.enum(CANCELLATION_KINDS, {error: 'required'}),
      reason: paragraphs(2000).optional(),
      name: line(NAME),
      contract: line(NAME),
      endsOn: day.refine((end) => end >= today, {error: 'day-past'}).optional(),
      email,
    })
    .refine(({kind, reason}) => kind === 'ordinary' || reason !== undefined, {
      path: ['reason'],
      error: 'required',
      // Also while another field is wrong: all errors are told at once.
      when: () => true,
    })
    .transform(({reason, endsOn, ...rest}) => ({
      ...rest,
      reason: rest.kind === 'extraordinary' ? (reason ?? null) : null,
      endsOn: endsOn ?? null,
    }));

/** A notice as its form asks for it (§ 312k BGB); `today` is an ISO day, no contract can end before it. */
export function readCancellation(form: FormData, today: string): FormReading<Cancellation, CancellationField> {
  return readForm(form, CANCELLATION_FIELDS, cancellation(today));
}

const contact = z
  .object({
    kind: z.enum(CONTACT_KINDS, {error: 'required'}),
    name: line(NAME),
    company: line(NAME).optional(),
    email,
    phone: line(30).optional(),
    orderNumber: line(20).optional(),
    message: paragraphs(5000),
  })
  .refine(({kind, company}) => kind === 'customer' || company !== undefined, {
    path: ['company'],
    error: 'required',
    when: () => true,
  })
  .transform((request) => ({
    ...request,
    company: request.company ?? null,
    phone: request.phone ?? null,
    orderNumber: request.orderNumber ?? null,
  }));

/** A message as its form asks for it; businesses say who they are. */
export function readContactRequest(form: FormData): FormReading<ContactRequest, ContactField> {
  return readForm(form, CONTACT_FIELDS, contact);
}
