// @ts-check
import {change, readStoreFile} from './admin.mjs';

/** @typedef {{handle: string, title: string, productType: string, tags: string[], option: string, variants: {name: string, price: string}[]}} Product */

export const PRODUCT = `query Product($handle: String!) {
  productByIdentifier(identifier: {handle: $handle}) {
    id productType
    variants(first: 100) { nodes { id title price } }
  }
}`;

const PRODUCT_SET = `mutation ProductSet($input: ProductSetInput!) {
  productSet(synchronous: true, input: $input) { userErrors { message } }
}`;

/**
 * Plans the products that the shop's rules need: the donation and the free article. An existing product is not changed.
 *
 * @param {import('./admin.mjs').Ask} ask
 * @returns {Promise<import('./admin.mjs').Step[]>}
 */
export async function planProducts(ask) {
  const steps = await Promise.all(
    readStoreFile('products.json').map((/** @type {Product} */ each) => planOne(ask, each)),
  );
  return steps.flat();
}

/** @param {import('./admin.mjs').Ask} ask @param {Product} product @returns {Promise<import('./admin.mjs').Step[]>} */
async function planOne(ask, product) {
  const object = `product ${product.handle}`;
  const {productByIdentifier: found} = await ask(PRODUCT, {handle: product.handle});
  if (found === null) {
    return [
      {
        object,
        change: 'create',
        apply: async (asking) => void (await change(asking, PRODUCT_SET, {input: inputOf(product)})),
      },
    ];
  }
  const missing = product.variants.filter(
    ({name, price}) =>
      !found.variants.nodes.some(
        (/** @type {any} */ variant) => variant.title === name && Number(variant.price) === Number(price),
      ),
  );
  if (missing.length === 0) return [];
  return [{object, change: `add by hand: ${missing.map(({name, price}) => `${name} for ${price}`).join('; ')}`}];
}

/** @param {Product} product */
const inputOf = ({handle, title, productType, tags, option, variants}) => ({
  handle,
  title,
  productType,
  tags,
  status: 'ACTIVE',
  productOptions: [{name: option, values: variants.map(({name}) => ({name}))}],
  variants: variants.map(({name, price}) => ({
    optionValues: [{optionName: option, name}],
    price,
    inventoryItem: {tracked: false, requiresShipping: productType !== 'Donation'},
  })),
});
