import {
  newsletterConfirmedSchema,
  newsletterRequestedSchema,
  newsletterUnsubscribedSchema,
} from '#contracts/newsletter';
import type {Outcome} from '../../domain/form/outcome';
import type {LinkOutcome} from '../../domain/mail-link/mail-link';
import type {NewsletterRefusal} from '../../domain/newsletter/newsletter-refusal';
import type {NewsletterRequest} from '../../domain/newsletter/newsletter.form.server';
import {postToService, type ServiceApiOptions, type RefusedReply} from './service-api.server';

export type Newsletter = {
  /**
   * Asks for a sign-up: a double opt-in mail goes out, one per idempotency key. Throws `ServiceError` when the service does not answer.
   */
  readonly subscribe: (
    request: NewsletterRequest,
    idempotencyKey: string,
  ) => Promise<Outcome<unknown, NewsletterRefusal>>;
  /** Follows the link of that mail. Repeating it changes nothing. Throws `ServiceError`. */
  readonly confirm: (token: string) => Promise<LinkOutcome>;
  /** Ends everything that the address gets. Repeating it changes nothing. Throws `ServiceError`. */
  readonly unsubscribe: (token: string) => Promise<LinkOutcome>;
};

/**
 * Makes the adapter of newsletter, espresso course and raffle, as the service API keeps them
 * (`contracts/newsletter.ts`).
 */
export function createNewsletter(options: ServiceApiOptions): Newsletter {
  const {language} = options;
  return {
    async subscribe(request, idempotencyKey) {
      const reply = await postToService(options, {
        path: '/newsletter/subscriptions',
        body: {...request, language},
        schema: newsletterRequestedSchema,
        idempotencyKey,
      });
      if (reply.state === 'done') return {state: 'done'};
      if (reply.state === 'rate-limited') return reply;
      if (reply.fields.includes('email')) return {state: 'invalid', fields: ['email']};
      return {state: 'refused', code: reply.code === 'already_subscribed' ? 'already-subscribed' : 'failed'};
    },
    async confirm(token) {
      const reply = await postToService(options, {
        path: '/newsletter/confirmations',
        body: {token},
        schema: newsletterConfirmedSchema,
        idempotencyKey: null,
      });
      if (reply.state !== 'done') return refusedLink(reply);
      const {state, variant, welcomeVoucher, welcomeDelayed} = reply.data;
      return {state: state === 'confirmed' ? 'done' : 'already', topic: variant, welcomeVoucher, welcomeDelayed};
    },
    async unsubscribe(token) {
      const reply = await postToService(options, {
        path: '/newsletter/unsubscriptions',
        body: {token},
        schema: newsletterUnsubscribedSchema,
        idempotencyKey: null,
      });
      if (reply.state !== 'done') return refusedLink(reply);
      return {state: reply.data.state === 'unsubscribed' ? 'done' : 'already'};
    },
  };
}

/** Why the link of a mail does nothing: it is too old, or none that the service knows. */
function refusedLink(reply: RefusedReply): LinkOutcome {
  return {state: reply.state === 'refused' && reply.code === 'expired' ? 'expired' : 'unknown'};
}
