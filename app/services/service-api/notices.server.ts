import {noticeReceivedSchema} from '#contracts/notices';

import type {Language} from '../../config/languages';
import type {Cancellation, ContactRequest, NoticeOutcome, Withdrawal} from '../../domain/notices/notice';
import {postToService, type ServiceApiOptions} from './service-api.server';

/**
 * What customers tell the shop in writing; a receipt goes out by mail at once. `operation` names one showing of the form:
 * the same statement under it counts once. Each call throws `ServiceError` when the service does not answer.
 */
export type Notices = {
  readonly withdraw: (statement: Withdrawal, operation: string | null) => Promise<NoticeOutcome>;
  readonly cancel: (notice: Cancellation, operation: string | null) => Promise<NoticeOutcome>;
  readonly contact: (request: ContactRequest, operation: string | null) => Promise<NoticeOutcome>;
};

/** Statements as the service API takes them in (`contracts/notices.ts`); the receipt is in `language`. */
export function createNotices(options: ServiceApiOptions & {readonly language: Language}): Notices {
  const {language} = options;

  async function send(path: string, fields: object, operation: string | null): Promise<NoticeOutcome> {
    const known = Object.entries(fields).filter(([, value]) => value !== null);
    const body = {...Object.fromEntries(known), language};
    const reply = await postToService(options, {path, body, schema: noticeReceivedSchema, operation});
    if (reply.ok) return {state: 'received', ...reply.data};
    if (reply.status === 429) return {state: 'refused', problem: 'too-many', seconds: reply.waitSeconds};
    return {state: 'invalid', fields: reply.fields};
  }

  return {
    withdraw: (statement, operation) => send('/withdrawals', statement, operation),
    cancel: (notice, operation) => send('/cancellations', notice, operation),
    contact: (request, operation) => send('/contact-requests', request, operation),
  };
}
