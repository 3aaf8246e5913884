import * as z from 'zod';

import {askPlatform} from './platform';

const productShape = z.object({
  sellingPlanGroups: z.object({
    nodes: z.array(z.object({sellingPlans: z.object({nodes: z.array(z.object({id: z.string()}))})})),
  }),
  variants: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        quantityAvailable: z.number().nullable(),
        metafield: z.object({value: z.string()}).nullable(),
      }),
    ),
  }),
});

const collectionShape = z.object({collection: z.object({products: z.object({nodes: z.array(productShape)})})});

const COLLECTION = `query TestGoods($handle: String!) {
  collection(handle: $handle) {
    products(first: 30) {
      nodes {
        sellingPlanGroups(first: 1) { nodes { sellingPlans(first: 10) { nodes { id } } } }
        variants(first: 50) {
          nodes { id quantityAvailable metafield(namespace: "donation", key: "variant") { value } }
        }
      }
    }
  }
}`;

/** A thing that tests put into carts. */
export type Good = {
  readonly variantId: string;
  /** Plans that it may be bought with; empty for what is only sold once. */
  readonly planIds: readonly string[];
  /** What the foundation's books want for one piece; `null` for what gives no donation. */
  readonly donationVariantId: string | null;
};

/** From this many in stock on, no test comes near to the end of the stock. */
const PLENTY = 60;

async function ample(emulator: string, handle: string): Promise<readonly Good[]> {
  const {collection} = await askPlatform(emulator, collectionShape, COLLECTION, {handle});
  return collection.products.nodes.flatMap(({sellingPlanGroups, variants}) => {
    const planIds = sellingPlanGroups.nodes.flatMap((group) => group.sellingPlans.nodes.map(({id}) => id));
    return variants.nodes
      .filter(({quantityAvailable}) => (quantityAvailable ?? 0) >= PLENTY)
      .map(({id, metafield}) => ({
        variantId: id,
        planIds: planIds.slice(0, 2),
        donationVariantId: metafield?.value ?? null,
      }));
  });
}

/** Four coffees that donate and come in a subscription, and a piece of gear; all with plenty in stock. */
export async function testGoods(emulator: string): Promise<readonly Good[]> {
  const coffees = await ample(emulator, 'coffee-shop');
  const gear = await ample(emulator, 'equipment-shop');
  const donating = coffees.filter(({donationVariantId, planIds}) => donationVariantId !== null && planIds.length > 1);
  return [...donating.slice(0, 4), ...gear.slice(0, 1)];
}
