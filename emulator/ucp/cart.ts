import * as z from 'zod';
import type {Ask} from './ask';
import {contextSchema, minorUnits} from './ask';
import {refusal} from './answer';
import type {ToolAnswer} from './answer';
import {envelope} from './profile';

const MOST_LINES = 250;

/** The content of a cart as `create_cart` and `update_cart` take it: always all of it. */
export const contentSchema = z.looseObject({
  context: contextSchema,
  line_items: z
    .array(
      z.looseObject({
        item: z.looseObject({id: z.string()}),
        quantity: z.int().min(1).max(1_000_000),
        selling_plan_id: z.string().optional(),
      }),
    )
    .max(MOST_LINES),
});

const money = z.object({amount: z.string(), currencyCode: z.string()});
const cartFields = z.object({
  id: z.string(),
  checkoutUrl: z.string(),
  cost: z.object({subtotalAmount: money, totalAmount: money}),
  lines: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        quantity: z.int(),
        sellingPlanAllocation: z.object({sellingPlan: z.object({id: z.string()})}).nullable(),
        cost: z.object({subtotalAmount: money, totalAmount: money}),
        merchandise: z.object({
          id: z.string(),
          title: z.string(),
          price: money,
          image: z.object({url: z.string()}).nullable(),
          product: z.object({title: z.string()}),
        }),
      }),
    ),
  }),
});
type Cart = z.output<typeof cartFields>;
type Line = Cart['lines']['nodes'][number];
type Content = z.output<typeof contentSchema>;

const changed = z.object({
  cart: cartFields.nullable(),
  userErrors: z.array(z.object({code: z.string().nullable(), message: z.string()})),
  warnings: z.array(z.object({code: z.string(), message: z.string()})),
});
type Change = z.output<typeof changed>;

const CART = `fragment Cart on Cart {
  id checkoutUrl
  cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
  lines(first: 250) { nodes {
    id quantity
    sellingPlanAllocation { sellingPlan { id } }
    cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
    merchandise { ... on ProductVariant { id title price { amount currencyCode } image { url } product { title } } }
  } }
}`;
const CONTEXT = '@inContext(language: $language, country: $country)';
const VARIABLES = '$language: LanguageCode!, $country: CountryCode!';
const CHANGED = '{ cart { ...Cart } userErrors { code message } warnings { code message } }';

const GET = `query Get($id: ID!, ${VARIABLES}) ${CONTEXT} { cart(id: $id) { ...Cart } } ${CART}`;
const CREATE = `mutation Create($lines: [CartLineInput!]!, ${VARIABLES}) ${CONTEXT} {
  cartCreate(input: {lines: $lines}) ${CHANGED}
} ${CART}`;
const REMOVE = `mutation Remove($id: ID!, $lines: [ID!]!, ${VARIABLES}) ${CONTEXT} {
  cartLinesRemove(cartId: $id, lineIds: $lines) ${CHANGED}
} ${CART}`;
const UPDATE = `mutation Update($id: ID!, $lines: [CartLineUpdateInput!]!, ${VARIABLES}) ${CONTEXT} {
  cartLinesUpdate(cartId: $id, lines: $lines) ${CHANGED}
} ${CART}`;
const ADD = `mutation Add($id: ID!, $lines: [CartLineInput!]!, ${VARIABLES}) ${CONTEXT} {
  cartLinesAdd(cartId: $id, lines: $lines) ${CHANGED}
} ${CART}`;

const NO_CART = {code: 'not_found', content: 'Cart not found or has expired'} as const;

async function read(ask: Ask, id: string): Promise<Cart | null> {
  return (await ask(z.object({cart: cartFields.nullable()}), GET, {id})).cart;
}

/** The lines of a content, as the Storefront API takes them. */
function linesOf({line_items: items}: Content) {
  return items.map(({item, quantity, selling_plan_id: plan}) => ({
    merchandiseId: item.id,
    quantity,
    ...(plan !== undefined && {sellingPlanId: plan}),
  }));
}

/** Answers `create_cart`. */
export async function createCart(ask: Ask, content: Content): Promise<ToolAnswer> {
  const {cartCreate} = await ask(z.object({cartCreate: changed}), CREATE, {lines: linesOf(content)});
  const {cart, userErrors, warnings} = cartCreate;
  return cart === null || userErrors.length > 0 ? refused(userErrors) : cartOf(cart, warnings);
}

/** Answers `get_cart`. */
export async function getCart(ask: Ask, id: string): Promise<ToolAnswer> {
  const cart = await read(ask, id);
  return cart === null ? refusal(NO_CART, 'dev.ucp.shopping.cart') : cartOf(cart, []);
}

/** Answers `update_cart`, which replaces: a line that is not sent is gone. The first change that is refused ends it. */
export async function updateCart(ask: Ask, id: string, content: Content): Promise<ToolAnswer> {
  const before = await read(ask, id);
  if (before === null) return refusal(NO_CART, 'dev.ucp.shopping.cart');
  const wanted = linesOf(content);
  const old = before.lines.nodes.map((line) => ({line, wish: wanted.find((wish) => isSame(line, wish))}));
  const added = wanted.filter((wish) => !old.some((each) => each.wish === wish));
  const kept = old.flatMap(({line, wish}) => (wish === undefined ? [] : [{id: line.id, quantity: wish.quantity}]));
  const gone = old.flatMap(({line, wish}) => (wish === undefined ? [line.id] : []));
  // What stands in the cart is warned of with every change: once is enough.
  const warnings = new Map<string, Change['warnings'][number]>();
  for (const [document, field, lines] of [
    [ADD, 'cartLinesAdd', added],
    [UPDATE, 'cartLinesUpdate', kept],
    [REMOVE, 'cartLinesRemove', gone],
  ] as const) {
    if (lines.length === 0) continue;
    const answer = await ask(z.record(z.string(), changed), document, {id, lines});
    const change = answer[field];
    if (change === undefined || change.userErrors.length > 0) return refused(change?.userErrors ?? []);
    for (const warning of change.warnings) warnings.set(`${warning.code} ${warning.message}`, warning);
  }
  const after = await read(ask, id);
  return after === null ? refusal(NO_CART, 'dev.ucp.shopping.cart') : cartOf(after, [...warnings.values()]);
}

function isSame(line: Line, wish: ReturnType<typeof linesOf>[number]): boolean {
  return (
    line.merchandise.id === wish.merchandiseId && line.sellingPlanAllocation?.sellingPlan.id === wish.sellingPlanId
  );
}

/** Answers `cancel_cart`: the cart as it was; from then on it is empty. */
export async function cancelCart(ask: Ask, id: string): Promise<ToolAnswer> {
  const before = await read(ask, id);
  if (before === null) return refusal(NO_CART, 'dev.ucp.shopping.cart');
  await ask(z.object({cartLinesRemove: changed}), REMOVE, {id, lines: before.lines.nodes.map((line) => line.id)});
  return cartOf(before, []);
}

function refused(errors: Change['userErrors']): ToolAnswer {
  const content = errors.map(({message}) => message).join(' ') || NO_CART.content;
  return refusal({code: 'invalid', content}, 'dev.ucp.shopping.cart');
}

const cents = ({amount}: z.output<typeof money>) => minorUnits(amount);

/** Subtotal, what is taken off, total. */
function totals(subtotal: number, total: number) {
  const discount = total - subtotal;
  return [
    {type: 'subtotal', amount: subtotal},
    ...(discount < 0 ? [{type: 'discount', amount: discount}] : []),
    {type: 'total', amount: total},
  ];
}

function cartOf({id, checkoutUrl, cost, lines}: Cart, warnings: Change['warnings']): ToolAnswer {
  return {
    ucp: envelope('success', 'dev.ucp.shopping.cart'),
    id,
    line_items: lines.nodes.map((line) => ({
      id: line.id,
      item: {
        id: line.merchandise.id,
        title: `${line.merchandise.product.title} – ${line.merchandise.title}`,
        price: cents(line.merchandise.price),
        ...(line.merchandise.image !== null && {image_url: line.merchandise.image.url}),
      },
      quantity: line.quantity,
      totals: totals(cents(line.cost.subtotalAmount), cents(line.cost.totalAmount)),
    })),
    currency: cost.totalAmount.currencyCode,
    totals: totals(cents(cost.subtotalAmount), cents(cost.totalAmount)),
    ...(warnings.length > 0 && {
      messages: warnings.map(({code, message}) => ({type: 'warning', code: code.toLowerCase(), content: message})),
    }),
    continue_url: checkoutUrl,
  };
}
