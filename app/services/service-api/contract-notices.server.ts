import {noticeReceivedSchema} from '#contracts/contract-notices';

import type {Outcome} from '../../domain/form/outcome';
import type {
  Cancellation,
  ContactRequest,
  ReceivedNotice,
  Withdrawal,
} from '../../domain/contract-notices/contract-notice';
import {postToService, type ServiceApiOptions} from './service-api.server';

type Sent = {
  /** The form's: the same statement under it counts once. */
  readonly idempotencyKey: string;
  /** Whether a receipt goes out by mail. */
  readonly mayMail: boolean;
};

/**
 * What customers tell the shop in writing; a receipt goes out by mail at once. Each call throws `ServiceError` when the service does not answer.
 */
export type ContractNotices = {
  readonly withdraw: (statement: Withdrawal, sent: Sent) => Promise<Outcome<ReceivedNotice>>;
  readonly cancel: (notice: Cancellation, sent: Sent) => Promise<Outcome<ReceivedNotice>>;
  readonly contact: (request: ContactRequest, sent: Sent) => Promise<Outcome<ReceivedNotice>>;
};

/**
 * Makes the adapter of contract notices: statements as the service API takes them in (`contracts/contract-notices.ts`);
 * the receipt is in `language`.
 */
export function createContractNotices(options: ServiceApiOptions): ContractNotices {
  const {language} = options;

  async function send(path: string, fields: object, {idempotencyKey, mayMail}: Sent): Promise<Outcome<ReceivedNotice>> {
    const known = Object.entries(fields).filter(([, value]) => value !== null);
    const body = {...Object.fromEntries(known), receipt: mayMail, language};
    const reply = await postToService(options, {path, body, schema: noticeReceivedSchema, idempotencyKey});
    if (reply.state === 'done') return {state: 'done', ...reply.data, mailed: mayMail};
    if (reply.state === 'rate-limited') return reply;
    return {state: 'invalid', fields: reply.fields};
  }

  return {
    withdraw: (statement, sent) => send('/withdrawals', statement, sent),
    cancel: (notice, sent) => send('/cancellations', notice, sent),
    contact: (request, sent) => send('/contact-requests', request, sent),
  };
}
