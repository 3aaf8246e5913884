import * as z from 'zod';
import {ONLY} from '../storefront/cart/load-pricing-world';
import type {Field, Source} from '../storefront/field';
import {invalid, withArguments} from '../storefront/field';
import {numberOf} from '../storefront/gid';
import {SEEDED_AT} from '../storefront/seeded-at';
import type {AdminScope} from './scope';
import {userError} from './user-error';

/** How many metafields the platform takes in one request. */
const MAX = 25;

const identifier = z.object({ownerId: z.string(), namespace: z.string(), key: z.string()});
const input = identifier.extend({type: z.string(), value: z.string()});
const moneySchema = z.strictObject({amount: z.string().regex(/^\d+(\.\d{1,2})?$/), currency_code: z.literal('EUR')});

/**
 * Returns the operations on metafields of products, variants and collections. Source:
 * https://shopify.dev/docs/api/admin-graphql/2026-04/mutations/metafieldsSet
 */
export function metafieldOperations({env, shop}: AdminScope): Readonly<Record<string, Field>> {
  const written = env.METAFIELDS.getByName(ONLY);
  const {catalogue} = shop;
  const isKnown = (ownerId: string) => {
    const owners = [
      catalogue.product(numberOf(ownerId, 'Product')),
      catalogue.variant(numberOf(ownerId, 'ProductVariant')),
      catalogue.collection(numberOf(ownerId, 'Collection')),
    ];
    return owners.some((owner) => owner !== null);
  };
  return {
    metafieldsSet: withArguments({metafields: z.array(input)}, async ({metafields}): Promise<Source> => {
      if (metafields.length > MAX) throw invalid(`Exceeded the maximum metafields input limit of ${MAX}.`);
      const userErrors = metafields.flatMap(({ownerId, type, value}, index) => {
        const field = ['metafields', String(index), isKnown(ownerId) ? 'value' : 'ownerId'];
        const isWrong = !isKnown(ownerId) || (type === 'money' && !isMoney(value));
        return isWrong
          ? [{...userError(isKnown(ownerId) ? 'INVALID_VALUE' : 'INVALID', field), elementIndex: index}]
          : [];
      });
      // All of a request are written, or none.
      if (userErrors.length > 0) return {metafields: null, userErrors};
      await written.write(metafields);
      const answered = metafields.map((field) => ({
        namespace: field.namespace,
        key: field.key,
        type: field.type,
        value: field.value,
        updatedAt: SEEDED_AT,
        id: `${field.ownerId.replace('gid://shopify/', 'gid://shopify/Metafield/')}-${field.namespace}.${field.key}`,
      }));
      return {metafields: answered, userErrors: []};
    }),
    metafieldsDelete: withArguments({metafields: z.array(identifier)}, async ({metafields}): Promise<Source> => {
      const known = metafields.filter(({ownerId}) => isKnown(ownerId));
      await written.write(known.map((field) => ({...field, type: '', value: null})));
      return {deletedMetafields: metafields.map((field) => (isKnown(field.ownerId) ? field : null)), userErrors: []};
    }),
  };
}

function isMoney(value: string): boolean {
  try {
    return moneySchema.safeParse(JSON.parse(value)).success;
  } catch {
    return false;
  }
}
