import * as z from 'zod';

import {defineForm, type FormLimit} from '../form/define-form.server';
import {day, email, line, paragraphs} from '../form/fields.server';
import {mailbox} from '#contracts/mailbox';
import {NOTICE_LENGTHS} from '#contracts/notice-values';
import {
  CANCELLATION_FIELDS,
  CANCELLATION_KINDS,
  CONTACT_FIELDS,
  CONTACT_KINDS,
  WITHDRAWAL_FIELDS,
} from './contract-notice';

/** A statement is accepted even beyond the limit of its receipts. No other form counts for that limit. */
function statementLimit(to: string): FormLimit {
  return {name: 'statement', mail: {name: 'receipt', to: mailbox(to), isPurpose: false}};
}

/** A withdrawal (§ 356a BGB), in three steps: what was typed is checked and shown, changed, handed in. */
export const withdrawalForm = defineForm({
  fields: [...WITHDRAWAL_FIELDS, 'step'] as const,
  schema: z.object({
    name: line(NOTICE_LENGTHS.line),
    contract: line(NOTICE_LENGTHS.line),
    email,
    step: z.enum(['check', 'change', 'confirm']).catch('check'),
  }),
  limit: ({email: to, step}) => (step === 'confirm' ? statementLimit(to) : null),
  refusals: {},
});

const cancellation = (today: string) =>
  z
    .object({
      kind: z.enum(CANCELLATION_KINDS, {error: 'required'}),
      reason: paragraphs(NOTICE_LENGTHS.reason).optional(),
      name: line(NOTICE_LENGTHS.line),
      contract: line(NOTICE_LENGTHS.line),
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

/** Makes the form of a notice (§ 312k BGB); `today` is an ISO day, no contract can end before it. */
export function cancellationForm(today: string) {
  return defineForm({
    fields: CANCELLATION_FIELDS,
    schema: cancellation(today),
    limit: ({email: to}) => statementLimit(to),
    refusals: {},
  });
}

const contact = z
  .object({
    kind: z.enum(CONTACT_KINDS, {error: 'required'}),
    name: line(NOTICE_LENGTHS.line),
    company: line(NOTICE_LENGTHS.line).optional(),
    email,
    phone: line(NOTICE_LENGTHS.phone).optional(),
    orderNumber: line(NOTICE_LENGTHS.orderNumber).optional(),
    message: paragraphs(NOTICE_LENGTHS.message),
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

/** A message to the shop; businesses say who they are. */
export const contactForm = defineForm({
  fields: CONTACT_FIELDS,
  schema: contact,
  limit: ({email: to}) => ({
    name: 'contact',
    targets: [mailbox(to)],
    mail: {name: 'mail', to: mailbox(to), isPurpose: false},
  }),
  refusals: {},
});
