import * as z from 'zod';
import {ONLY} from '../storefront/cart/load-pricing-world';
import type {Field, Source} from '../storefront/field';
import {withArguments} from '../storefront/field';
import {gid} from '../storefront/gid';
import {money} from '../storefront/money';
import type {AdminScope} from './scope';
import {userError} from './user-error';

const CODE = /^[0-9A-Za-z-]{8,20}$/;

const input = z.strictObject({
  initialValue: z.string().regex(/^\d{1,6}(\.\d{1,2})?$/),
  code: z.string(),
  note: z.string().nullish(),
});

/** Gift cards. Source: https://shopify.dev/docs/api/admin-graphql/2026-04/mutations/giftCardCreate */
export function giftCardOperations({env}: AdminScope): Readonly<Record<string, Field>> {
  return {
    giftCardCreate: withArguments({input}, async ({input: {initialValue, code}}): Promise<Source> => {
      const refused = (name: string) => ({
        giftCard: null,
        giftCardCode: null,
        userErrors: [userError(name, ['input', 'code'])],
      });
      if (!CODE.test(code)) return refused('INVALID');
      const books = env.GIFT_CARDS.getByName(ONLY);
      if ((await books.find(code)) !== null) return refused('TAKEN');
      await books.issue(code, Math.round(Number(initialValue) * 100));
      const card = await books.find(code);
      if (card === null) throw new Error('The gift card was not issued');
      const balance = money(card.balanceCents);
      return {
        giftCard: {
          __typename: 'GiftCard',
          id: gid('GiftCard', card.number),
          initialValue: balance,
          balance,
          lastCharacters: card.code.slice(-4),
          expiresOn: null,
        },
        giftCardCode: code,
        userErrors: [],
      };
    }),
  };
}
