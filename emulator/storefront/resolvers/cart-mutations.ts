import type {CartChange, CartProblem} from '../cart/cart-change';
import {CART_ARGUMENTS as A} from '../cart/cart-input';
import type {CartAnswer, CartKey} from '../cart/cart-service';
import {ERRORS, refusalMessage} from '../cart/messages';
import type {PricedCart} from '../cart/priced-cart';
import {withArguments} from '../field';
import type {Field, Source} from '../field';
import {cartGid, cartLineGid, gid, numberOfGid} from '../gid';
import type {Scope} from '../scope';
import {cartSource} from './cart';
import {deliveryMutations} from './cart-delivery-mutations';
import {cartMetafieldMutations} from './cart-metafield-mutations';

const NO_CART: CartProblem = {code: 'INVALID', field: ['cartId'], message: ERRORS.noCart};

/** Returns the cart mutations, each under its name. */
export function cartMutations(scope: Scope): Readonly<Record<string, Field>> {
  const change = async (key: CartKey, wanted: CartChange) => changed(await scope.carts.change(key, wanted), scope);
  const {cartId} = A;
  return {
    cartCreate: withArguments({input: A.cart}, async ({input}) => created(input ?? {}, scope)),
    cartLinesAdd: withArguments({cartId, lines: A.lines}, ({cartId: key, lines}) =>
      change(key, {kind: 'lines-add', lines}),
    ),
    cartLinesUpdate: withArguments({cartId, lines: A.lineUpdates}, ({cartId: key, lines}) =>
      change(key, {kind: 'lines-update', lines}),
    ),
    cartLinesRemove: withArguments({cartId, lineIds: A.lineIds}, ({cartId: key, lineIds}) =>
      change(key, {kind: 'lines-remove', lines: lineIds}),
    ),
    cartAttributesUpdate: withArguments({cartId, attributes: A.attributes}, ({cartId: key, attributes}) =>
      change(key, {kind: 'attributes', attributes}),
    ),
    cartNoteUpdate: withArguments({cartId, note: A.note}, ({cartId: key, note}) =>
      change(key, {kind: 'note', note: note ?? ''}),
    ),
    cartBuyerIdentityUpdate: withArguments({cartId, buyerIdentity: A.buyerIdentity}, ({cartId: key, buyerIdentity}) =>
      change(key, {kind: 'buyer', buyer: buyerIdentity}),
    ),
    cartDiscountCodesUpdate: withArguments({cartId, discountCodes: A.codes}, (args) =>
      change(args.cartId, {kind: 'discount-codes', codes: args.discountCodes}),
    ),
    cartGiftCardCodesAdd: withArguments({cartId, giftCardCodes: A.codes}, async ({cartId: key, giftCardCodes}) =>
      change(key, {kind: 'gift-cards-add', codes: await scope.carts.validGiftCards(giftCardCodes)}),
    ),
    cartGiftCardCodesUpdate: withArguments({cartId, giftCardCodes: A.codes}, async ({cartId: key, giftCardCodes}) =>
      change(key, {kind: 'gift-cards-update', codes: await scope.carts.validGiftCards(giftCardCodes)}),
    ),
    cartGiftCardCodesRemove: withArguments({cartId, appliedGiftCardIds: A.appliedGiftCardIds}, async (args) => {
      const numbers = args.appliedGiftCardIds.flatMap((id) => numberOfGid(id, 'AppliedGiftCard') ?? []);
      return change(args.cartId, {kind: 'gift-cards-remove', codes: await scope.carts.giftCardCodesOf(numbers)});
    }),
    ...deliveryMutations(change),
    ...cartMetafieldMutations(scope),
  };
}

type CartInput = NonNullable<(typeof A.cart)['_output']>;

async function created(input: CartInput, scope: Scope): Promise<Source> {
  const giftCards = await scope.carts.validGiftCards(input.giftCardCodes ?? []);
  const codes = input.discountCodes ?? [];
  const changes: CartChange[] = [
    {kind: 'lines-add', lines: input.lines ?? []},
    {kind: 'attributes', attributes: input.attributes ?? []},
    {kind: 'buyer', buyer: input.buyerIdentity ?? {}},
    {kind: 'note', note: input.note ?? ''},
    {kind: 'gift-cards-add', codes: giftCards},
    {kind: 'discount-codes', codes},
    {kind: 'addresses-add', addresses: input.delivery?.addresses ?? []},
    {kind: 'metafields-set', metafields: input.metafields ?? []},
  ];
  const answer = await scope.carts.create(changes, scope.country);
  const problems = answer.problems.map((problem) => ({...problem, field: ['input', ...problem.field]}));
  return payload({...answer, problems}, scope);
}

function changed(answer: CartAnswer, scope: Scope): Source {
  const isMissing = answer.cart === null && answer.problems.length === 0;
  return payload(isMissing ? {...answer, problems: [NO_CART]} : answer, scope);
}

function payload({cart, problems, warnings}: CartAnswer, scope: Scope): Source {
  const {language} = scope;
  const stockWarnings = warnings.map(({code, message, lineId, variantNumber}) => ({
    code,
    message: message[language],
    target: cart === null ? gid('ProductVariant', variantNumber) : cartLineGid(lineId, cart.state.token),
  }));
  return {
    cart: cart === null ? null : cartSource(cart, true, scope),
    userErrors: problems.map(({code, field, message}) => ({
      __typename: 'CartUserError',
      code,
      field,
      message: message[language],
    })),
    warnings: [...stockWarnings, ...(cart === null || problems.length > 0 ? [] : codeWarnings(cart, scope))],
  };
}

/** The platform gives them after every change, not only after one of the codes. */
function codeWarnings({state, discountCodes}: PricedCart, {language}: Scope): Source[] {
  return discountCodes.flatMap(({code, refusal}) =>
    refusal === null
      ? []
      : [
          {
            code: refusal,
            message: refusalMessage(refusal, code)[language],
            target: cartGid(state.token, state.secret),
          },
        ],
  );
}
