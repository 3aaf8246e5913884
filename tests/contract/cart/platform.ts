import * as z from 'zod';

/** The public token of the local configuration (wrangler.toml). */
const DEVELOPMENT_TOKEN = 'local-storefront-public-token';

const amount = z.object({amount: z.string()});

const cartShape = z.object({
  cart: z
    .object({
      note: z.string().nullable(),
      buyerIdentity: z.object({countryCode: z.string().nullable()}),
      attributes: z.array(z.object({key: z.string(), value: z.string().nullable()})),
      discountCodes: z.array(z.object({code: z.string(), applicable: z.boolean()})),
      appliedGiftCards: z.array(z.object({id: z.string(), lastCharacters: z.string()})),
      lines: z.object({
        nodes: z.array(
          z.object({
            id: z.string(),
            quantity: z.number(),
            attributes: z.array(z.object({key: z.string(), value: z.string().nullable()})),
            cost: z.object({amountPerQuantity: amount}),
            sellingPlanAllocation: z.object({sellingPlan: z.object({id: z.string()})}).nullable(),
            merchandise: z.object({
              id: z.string(),
              product: z.object({productType: z.string(), tags: z.array(z.string())}),
            }),
          }),
        ),
      }),
    })
    .nullable(),
});

const CART = `query TestCart($id: ID!) {
  cart(id: $id) {
    note
    buyerIdentity { countryCode }
    attributes { key value }
    discountCodes { code applicable }
    appliedGiftCards { id lastCharacters }
    lines(first: 250) {
      nodes {
        id
        quantity
        attributes { key value }
        cost { amountPerQuantity { amount } }
        sellingPlanAllocation { sellingPlan { id } }
        merchandise { ... on ProductVariant { id product { productType tags } } }
      }
    }
  }
}`;

/** A cart as the platform keeps it, read past the shop. */
export type PlatformCart = NonNullable<z.output<typeof cartShape>['cart']>;

export type PlatformLine = PlatformCart['lines']['nodes'][number];

/** Asks the emulated platform something; throws where the answer has another shape. */
export async function askPlatform<T>(
  emulator: string,
  shape: z.ZodType<T>,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<T> {
  const response = await fetch(`${emulator}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': DEVELOPMENT_TOKEN},
    body: JSON.stringify({query, variables}),
  });
  return z.object({data: shape}).parse(await response.json()).data;
}

/** The cart behind an id, `null` where the platform knows none. */
export async function readPlatformCart(emulator: string, id: string): Promise<PlatformCart | null> {
  return (await askPlatform(emulator, cartShape, CART, {id})).cart;
}

/** The donation product at a price of 0.00: the shop keeps these lines by itself. */
export function isDonationLine({merchandise, cost}: PlatformLine): boolean {
  return merchandise.product.productType === 'Donation' && Number(cost.amountPerQuantity.amount) === 0;
}

export function isFreeArticle({merchandise}: PlatformLine): boolean {
  return merchandise.product.tags.includes('free-article');
}
