import * as z from 'zod';

import scopes from '../../store/scopes.json';

/** The parts of a platform's shop that `npm run store` reads and changes, in memory. */
export type AdminShop = {
  readonly scopes: string[];
  readonly locales: {locale: string; primary: boolean; published: boolean}[];
  readonly metafields: {ownerType: string; namespace: string; key: string; type: string; storefront: string}[];
  readonly webhooks: {id: string; topic: string; uri: string; includeFields: string[]}[];
  /** Plans of the subscription service, by group. */
  readonly groups: {interval: string; intervalCount: number; percentage: number}[][];
  readonly products: Record<string, {id: string; productType: string; variants: {title: string; price: string}[]}>;
  readonly discounts: {__typename: string; title: string; from: string; countsSubscriptions: boolean}[];
  readonly collections: {id: string; handle: string}[];
  readonly rates: {country: string; amount: string}[];
  /** Names of mutations that are refused. */
  readonly refused: string[];
};

/** A new shop: an app with the rights that it needs, one language, nothing else. */
export const emptyAdminShop = (): AdminShop => ({
  scopes: [...scopes],
  locales: [{locale: 'de', primary: true, published: true}],
  metafields: [],
  webhooks: [],
  groups: [],
  products: {},
  discounts: [],
  collections: [],
  rates: [],
  refused: [],
});

type Answer = (shop: AdminShop, variables: unknown) => unknown;

/** An operation with the variables that it takes. */
const operation =
  <S extends z.ZodType>(variables: S, answer: (shop: AdminShop, variables: z.output<S>) => unknown): Answer =>
  (shop, given) =>
    answer(shop, variables.parse(given));

const byHandle = z.strictObject({handle: z.string()});
const byLocale = z.strictObject({locale: z.string()});
const access = z.strictObject({storefront: z.enum(['NONE', 'PUBLIC_READ'])});
const metafield = z.strictObject({ownerType: z.string(), namespace: z.string(), key: z.string(), access});
const webhook = z.strictObject({uri: z.url(), format: z.literal('JSON'), includeFields: z.array(z.string())});
const variant = z.looseObject({
  optionValues: z.tuple([z.strictObject({optionName: z.string(), name: z.string()})]),
  price: z.string(),
});
const discount = z.looseObject({title: z.string(), startsAt: z.iso.datetime()});
const freeShipping = discount.extend({
  appliesOnSubscription: z.boolean(),
  minimumRequirement: z.strictObject({subtotal: z.strictObject({greaterThanOrEqualToSubtotal: z.string()})}),
});
const buyXGetY = discount.extend({
  customerBuys: z.looseObject({
    isSubscription: z.boolean(),
    items: z.strictObject({collections: z.strictObject({add: z.tuple([z.string()])})}),
    value: z.strictObject({amount: z.string()}),
  }),
});

const connection = (nodes: readonly unknown[]) => ({nodes, pageInfo: {hasNextPage: false, endCursor: null}});

const READS: Readonly<Record<string, Answer>> = {
  Scopes: ({scopes: granted}) => ({currentAppInstallation: {accessScopes: granted.map((handle) => ({handle}))}}),
  Locales: ({locales}) => ({shopLocales: locales}),
  MetafieldDefinitions: operation(z.object({owner: z.string()}), ({metafields}, {owner}) => ({
    metafieldDefinitions: connection(
      metafields
        .filter(({ownerType}) => ownerType === owner)
        .map(({type, storefront, ...names}) => ({...names, type: {name: type}, access: {storefront}})),
    ),
  })),
  Webhooks: ({webhooks}) => ({webhookSubscriptions: connection(webhooks)}),
  SellingPlans: ({groups}) => ({
    sellingPlanGroups: connection(
      groups.map((plans) => ({
        sellingPlans: {
          nodes: plans.map(({percentage, ...deliveryPolicy}) => ({
            deliveryPolicy,
            pricingPolicies: [{adjustmentValue: {percentage}}],
          })),
        },
      })),
    ),
  }),
  Product: operation(byHandle, ({products}, {handle}) => {
    const found = products[handle];
    if (found === undefined) return {productByIdentifier: null};
    const {variants, ...product} = found;
    const nodes = variants.map((each, index) => ({id: `gid://shopify/ProductVariant/${index + 1}`, ...each}));
    return {productByIdentifier: {...product, variants: {nodes}}};
  }),
  Collection: operation(byHandle, ({collections}, {handle}) => ({
    collectionByIdentifier: collections.find((each) => each.handle === handle) ?? null,
  })),
  Discounts: ({discounts}) => ({
    discountNodes: connection(
      discounts.map(({from, countsSubscriptions, ...own}) => ({
        discount:
          own.__typename === 'DiscountAutomaticBxgy'
            ? {...own, customerBuys: {isSubscription: countsSubscriptions, value: {amount: from}}}
            : {
                ...own,
                appliesOnSubscription: countsSubscriptions,
                minimumRequirement: {greaterThanOrEqualToSubtotal: {amount: from}},
              },
      })),
    ),
  }),
  ShippingRates: ({rates}) => ({
    deliveryProfiles: connection([
      {
        default: true,
        profileLocationGroups: [
          {
            locationGroupZones: {
              nodes: rates.map(({country, amount}) => ({
                zone: {countries: [{code: {countryCode: country, restOfWorld: false}}]},
                methodDefinitions: {
                  nodes: [{active: true, rateProvider: {price: {amount, currencyCode: 'EUR'}}}],
                },
              })),
            },
          },
        ],
      },
    ]),
  }),
};

const MUTATIONS: Readonly<Record<string, Answer>> = {
  LocaleEnable: operation(byLocale, ({locales}, {locale}) => locales.push({locale, primary: false, published: false})),
  LocalePublish: operation(byLocale, ({locales}, {locale}) => {
    for (const each of locales) if (each.locale === locale) each.published = true;
  }),
  MetafieldDefinitionCreate: operation(
    z.strictObject({definition: metafield.extend({type: z.string(), name: z.string()})}),
    (
      {metafields},
      {
        definition: {
          name: _,
          access: {storefront},
          ...definition
        },
      },
    ) => metafields.push({...definition, storefront}),
  ),
  MetafieldDefinitionUpdate: operation(z.strictObject({definition: metafield}), ({metafields}, {definition}) => {
    const {ownerType, namespace, key} = definition;
    for (const each of metafields) {
      const isMeant = each.ownerType === ownerType && each.namespace === namespace && each.key === key;
      if (isMeant) each.storefront = definition.access.storefront;
    }
  }),
  WebhookCreate: operation(
    z.strictObject({topic: z.string(), webhook}),
    ({webhooks}, {topic, webhook: {uri, includeFields}}) =>
      webhooks.push({id: `gid://shopify/WebhookSubscription/${webhooks.length + 1}`, topic, uri, includeFields}),
  ),
  WebhookUpdate: operation(z.strictObject({id: z.string(), webhook}), ({webhooks}, {id, webhook: {includeFields}}) => {
    for (const each of webhooks) if (each.id === id) each.includeFields = includeFields;
  }),
  ProductSet: operation(
    z.strictObject({
      input: z.looseObject({handle: z.string(), productType: z.string(), variants: z.array(variant)}),
    }),
    ({products}, {input: {handle, productType, variants}}) => {
      products[handle] = {
        id: `gid://shopify/Product/${handle}`,
        productType,
        variants: variants.map(({optionValues: [{name}], price}) => ({title: name, price})),
      };
    },
  ),
  FreeShippingCreate: operation(z.strictObject({discount: freeShipping}), ({discounts}, {discount: own}) => {
    const {title, appliesOnSubscription: countsSubscriptions, minimumRequirement} = own;
    const from = minimumRequirement.subtotal.greaterThanOrEqualToSubtotal;
    discounts.push({__typename: 'DiscountAutomaticFreeShipping', title, from, countsSubscriptions});
  }),
  BuyXGetYCreate: operation(z.strictObject({discount: buyXGetY}), ({discounts}, {discount: {title, customerBuys}}) => {
    const {value, isSubscription: countsSubscriptions} = customerBuys;
    discounts.push({__typename: 'DiscountAutomaticBxgy', title, from: value.amount, countsSubscriptions});
  }),
  CollectionCreate: operation(
    z.strictObject({input: z.looseObject({handle: z.string()})}),
    ({collections}, {input: {handle}}) => {
      const collection = {id: `gid://shopify/Collection/${collections.length + 1}`, handle};
      collections.push(collection);
      return {collection};
    },
  ),
};

/** Answers an operation of the platform's Admin API. Returns `data`. */
export function answerAdmin(shop: AdminShop, query: string, variables: unknown): unknown {
  const [, name = ''] = /^(?:query|mutation) (\w+)/.exec(query) ?? [];
  const read = READS[name];
  if (read !== undefined) return read(shop, variables);
  const mutate = MUTATIONS[name];
  if (mutate === undefined) throw new Error(`The shop does not know ${name}`);
  if (shop.refused.includes(name)) return {payload: {userErrors: [{message: 'refused'}]}};
  const made = mutate(shop, variables);
  return {payload: {...(typeof made === 'object' ? made : {}), userErrors: []}};
}
