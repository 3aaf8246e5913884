import {savedCartReceivedSchema, savedCartSchema} from '#contracts/saved-cart';

import {keptAttributes} from '../../domain/cart/lines-to-save';
import type {LineToAdd} from '../../domain/cart/line-content';
import type {Outcome} from '../../domain/form/outcome';
import {postToService, readFromService, type ServiceApiOptions} from './service-api.server';

/** The answer to the link of a saved cart. */
export type SavedCart =
  | {readonly state: 'found'; readonly lines: readonly LineToAdd[]}
  | {readonly state: 'expired' | 'unknown'};

export type SavedCarts = {
  /**
   * Keeps some lines under a link that goes to an e-mail address, by one mail per idempotency key. Throws `ServiceError`
   * when the service does not answer.
   */
  readonly save: (
    email: string,
    lines: readonly LineToAdd[],
    idempotencyKey: string,
  ) => Promise<Outcome<unknown, 'unknown-goods'>>;
  /** The lines behind a link's token. Throws `ServiceError` when the service does not answer. */
  readonly read: (token: string) => Promise<SavedCart>;
};

const TOKEN = /^[0-9a-f]{32}$/;

/**
 * Makes the adapter of saved carts as the service API keeps them (`contracts/saved-cart.ts`); the mail is in
 * `language`.
 */
export function createSavedCarts(options: ServiceApiOptions): SavedCarts {
  const {language} = options;
  return {
    async save(email, lines, idempotencyKey) {
      const wire = lines.map(({variantId, ...line}) => ({...line, merchandiseId: variantId}));
      const body = {email, language, lines: wire};
      const call = {path: '/saved-carts', body, schema: savedCartReceivedSchema, idempotencyKey};
      const reply = await postToService(options, call);
      if (reply.state === 'done') return {state: 'done'};
      if (reply.state === 'rate-limited') return reply;
      if (reply.code === 'unknown_merchandise') return {state: 'refused', code: 'unknown-goods'};
      return {state: 'invalid', fields: ['email']};
    },

    async read(token) {
      if (!TOKEN.test(token)) return {state: 'unknown'};
      const reply = await readFromService(options, {path: `/saved-carts/${token}`, schema: savedCartSchema});
      if (!reply.ok) return {state: reply.status === 410 ? 'expired' : 'unknown'};
      return {
        state: 'found',
        // Carts that were saved by an earlier version still have the recipients of gifts.
        lines: reply.data.lines.map(({merchandiseId, attributes, ...line}) => ({
          ...line,
          variantId: merchandiseId,
          attributes: keptAttributes(attributes),
        })),
      };
    },
  };
}
