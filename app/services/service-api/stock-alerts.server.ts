import {stockCancelledSchema, stockConfirmedSchema, stockRequestedSchema} from '#contracts/back-in-stock';

import type {Outcome} from '../../domain/form/outcome';
import {linkToken} from '../../domain/mail-link/mail-link';
import type {StockAlert, StockLinkOutcome, StockOutcome} from '../../domain/stock/stock-alert';
import {ServiceError} from '../service-error.server';
import {postToService, type ServiceApiOptions} from './service-api.server';

/**
 * Mails about what is there again, with double opt-in. Each call acts once per idempotency key, and throws
 * `ServiceError` when the service does not answer.
 */
export type StockAlerts = {
  readonly request: (alert: StockAlert, idempotencyKey: string) => Promise<Outcome<{readonly outcome: StockOutcome}>>;
  /** `token` is that of the link in the mail. */
  readonly confirm: (token: string, idempotencyKey: string) => Promise<StockLinkOutcome>;
  readonly cancel: (token: string, idempotencyKey: string) => Promise<StockLinkOutcome>;
};

const OUTCOMES: ReadonlyMap<string, StockOutcome> = new Map([
  ['in_stock', 'in-stock'],
  ['unknown_variant', 'unknown-variant'],
]);

/**
 * Makes the adapter of stock alerts: reminders as the service API keeps them (`contracts/back-in-stock.ts`); the mails
 * are in `language`.
 */
export function createStockAlerts(options: ServiceApiOptions): StockAlerts {
  return {
    async request({variant, email, occasion}, idempotencyKey) {
      const body = {variant, email, occasion, language: options.language};
      const path = '/back-in-stock/requests';
      const reply = await postToService(options, {path, body, schema: stockRequestedSchema, idempotencyKey});
      if (reply.state === 'done') return {state: 'done', outcome: 'sent'};
      if (reply.state === 'rate-limited') return reply;
      const outcome = OUTCOMES.get(reply.code);
      if (outcome === undefined) throw new ServiceError('service-api', 'status', reply.code);
      return {state: 'done', outcome};
    },
    async confirm(token, idempotencyKey) {
      if (linkToken(token) === null) return 'unknown';
      const path = '/back-in-stock/confirmations';
      const reply = await postToService(options, {path, body: {token}, schema: stockConfirmedSchema, idempotencyKey});
      if (reply.state === 'done') return reply.data.state === 'confirmed' ? 'confirmed' : 'already-confirmed';
      return reply.state === 'refused' && reply.code === 'expired' ? 'expired' : 'unknown';
    },
    async cancel(token, idempotencyKey) {
      if (linkToken(token) === null) return 'unknown';
      const path = '/back-in-stock/cancellations';
      const reply = await postToService(options, {path, body: {token}, schema: stockCancelledSchema, idempotencyKey});
      if (reply.state === 'done') return reply.data.state === 'cancelled' ? 'cancelled' : 'already-cancelled';
      return 'unknown';
    },
  };
}
