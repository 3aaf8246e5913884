import type {AppLoadContext} from '@remix-run/server-runtime';

import {isSwapFor, productChoice, type ProductChoice, type SwapLink} from '../domain/subscription/choice';
import type {ProductCommand} from '../domain/subscription/command';
import type {FoundProducts} from '../domain/subscription/find-products';
import {canAdd, paymentOf} from '../domain/subscription/payment';
import type {Delivery, Subscription, SubscriptionProduct} from '../domain/subscription/subscription';

type Shop = Pick<AppLoadContext, 'account' | 'catalogue' | 'findGoods' | 'today'>;

/** What a command lets the customer choose: of one product, or one of several; neither where there is nothing to choose. */
type Goods = {readonly choice: ProductChoice | null; readonly found: FoundProducts | null};

/** Of a command that lets the customer choose no goods. */
export const NOTHING_TO_CHOOSE: Goods = {choice: null, found: null};

/** Reads what there is to choose of a product; `null` where the address names none, or it cannot come with a subscription. */
async function choiceOf(
  handle: string | null,
  {catalogue, account, today}: Shop,
  kept?: string,
): Promise<ProductChoice | null> {
  const product = handle === null ? null : await catalogue.product(handle);
  return product && productChoice(product, {isBusiness: await account.isBusiness(), today: today(), kept});
}

/** Reads what can be added to a delivery: of the product that the address names, else one of all that can come along. */
export async function goodsToAdd(
  {products}: Pick<Subscription, 'products'>,
  {payment}: Pick<Delivery, 'payment'>,
  parameters: URLSearchParams,
  shop: Shop,
): Promise<Goods> {
  const choice = await choiceOf(parameters.get('product'), shop);
  const liked = products.flatMap(({filters}) => filters);
  if (choice !== null) return {choice, found: null};
  return {choice, found: await shop.findGoods(parameters, liked, ({isCoffee}) => canAdd(isCoffee, payment))};
}

/** Reads what a command to a product of the subscription lets the customer choose. */
export async function goodsOfCommand(
  name: ProductCommand['name'],
  product: SubscriptionProduct,
  subscription: Pick<Subscription, 'addresses'>,
  parameters: URLSearchParams,
  shop: Shop,
): Promise<Goods> {
  if (name === 'edit') return {choice: await choiceOf(product.handle, shop, product.variantNumber), found: null};
  if (name !== 'swap') return NOTHING_TO_CHOOSE;
  const payment = paymentOf(subscription, product);
  const isOffered = (other: SwapLink) => isSwapFor(product, other) && canAdd(other.isCoffee, payment);
  const choice = await choiceOf(parameters.get('product'), shop);
  if (choice !== null && isOffered(choice)) return {choice, found: null};
  return {choice: null, found: await shop.findGoods(parameters, product.filters, isOffered)};
}

/** Takes the draft of a command's form; `null` where a list of goods comes first: the draft stays for the form. */
export async function draftFor({found}: Goods, {account}: Shop): Promise<Readonly<Record<string, string>> | null> {
  return found === null ? account.takeDraft() : null;
}
