import type {WireCharge, WireChargeLine} from '../../../contracts/subscriptions';
import type {SeedDiscountCode} from '../../seed/types';
import type {Account, Charge, ChargeLine, SubscriptionCustomer} from '../account';
import {lineCents, lineTaxCents} from '../price-charge';
import {external, wireAmount, wireDay, wireMoment, wirePostal} from './parts';

/** What charges are told with besides the account. */
export type WireWorld = {
  readonly pictureOrigin: string;
  readonly discountCode: (code: string) => SeedDiscountCode | null;
};

/** Returns a charge as the API tells it. */
export function wireCharge(charge: Charge, account: Account, world: WireWorld): WireCharge {
  const {amounts, status} = charge;
  return {
    id: charge.id,
    address_id: charge.addressId,
    customer: wireChargeCustomer(account.customer),
    status,
    type: charge.type,
    scheduled_at: charge.day,
    processed_at: charge.processedAt === null ? null : wireMoment(charge.processedAt),
    ...optionalParts(charge, account),
    external_order_id: external(platformOrderId(charge.orderNumber)),
    orders_count: charge.orderNumber === null ? 0 : 1,
    currency: 'EUR',
    line_items: charge.lines.map((line) => wireLine(line, account.customer.language, world)),
    discounts: charge.discountCodes.flatMap((code, index) => wireDiscount(world.discountCode(code), index)),
    shipping_address: wirePostal(charge.postal),
    shipping_lines: wireShipping(charge),
    payment_processor: account.paymentMethods.find(({id}) => id === charge.paymentMethodId)?.processor ?? null,
    subtotal_price: wireAmount(amounts.linesCents - amounts.discountCents),
    total_line_items_price: wireAmount(amounts.linesCents),
    total_discounts: wireAmount(amounts.discountCents),
    total_tax: wireAmount(amounts.taxCents),
    taxes_included: true,
    total_price: wireAmount(amounts.totalCents),
    created_at: wireMoment(charge.createdAt),
    updated_at: wireMoment(charge.updatedAt),
  };
}

/** Returns the platform's id of an order, which is the number in its name. */
export function platformOrderId(name: string | null): string | null {
  return name?.replace(/\D/g, '') ?? null;
}

/** The fields that the service may leave out: they are there where they say something. */
function optionalParts(charge: Charge, {dirtySince}: Account): Partial<WireCharge> {
  const {status, originalDay, attempts, error, errorType, lines} = charge;
  const isOpen = status === 'queued' || status === 'error';
  return {
    ...(originalDay === null ? {} : {original_scheduled_at: originalDay}),
    ...(status === 'error' ? {retry_date: wireDay(charge.resumesAt)} : {}),
    ...(attempts === 0 ? {} : {charge_attempts: attempts}),
    ...(error === null ? {} : {error}),
    ...(errorType === null ? {} : {error_type: errorType}),
    ...(isOpen && dirtySince !== null ? {has_uncommitted_changes: true} : {}),
    ...(isOpen && lines.some(({goods}) => goods === null) ? {external_variant_id_not_found: true} : {}),
  };
}

/** Returns the customer of a charge as the API tells them. */
export function wireChargeCustomer({number, email, external: platform}: SubscriptionCustomer) {
  return {id: number, email, external_customer_id: external(platform)};
}

/** Returns the shipping of a charge as the API tells it. */
function wireShipping({amounts}: Charge) {
  const title = amounts.shippingCents === 0 ? 'Free shipping' : 'Standard shipping';
  return [{code: title, title, price: wireAmount(amounts.shippingCents)}];
}

/** Returns a line of a charge as the API tells it. */
function wireLine(line: ChargeLine, language: 'de' | 'en', {pictureOrigin}: WireWorld): WireChargeLine {
  const {goods, unitCents} = line;
  return {
    purchase_item_id: line.itemId,
    purchase_item_type: line.kind,
    external_product_id: external(goods?.productNumber ?? null),
    external_variant_id: external(line.variantNumber),
    title: line.title[language],
    variant_title: goods?.variantTitle?.[language] ?? null,
    handle: goods?.handle ?? null,
    sku: goods?.sku ?? null,
    images: wireImages(goods?.picture ?? null, pictureOrigin),
    grams: goods?.grams ?? null,
    quantity: line.quantity,
    original_price: wireAmount(Math.max(goods?.priceCents ?? unitCents, unitCents)),
    unit_price: wireAmount(unitCents),
    unit_price_includes_tax: true,
    total_price: wireAmount(lineCents(line)),
    tax_due: wireAmount(lineTaxCents(line)),
    taxable: true,
    properties: [...line.properties],
  };
}

function wireImages(picture: string | null, origin: string): WireChargeLine['images'] {
  if (picture === null) return {};
  const at = (width: number) => `${origin}/cdn/shop/files/${picture}.webp?width=${width}`;
  return {small: at(100), medium: at(240), large: at(480), original: `${origin}/cdn/shop/files/${picture}.webp`};
}

const VALUE_TYPES = {percentage: 'percentage', amount: 'fixed_amount', 'free-shipping': 'shipping'} as const;

function wireDiscount(discount: SeedDiscountCode | null, index: number): WireCharge['discounts'] {
  if (discount === null) return [];
  const {code, kind, value} = discount;
  const amount = kind === 'free-shipping' ? {} : {value: kind === 'amount' ? value / 100 : value};
  return [{id: index + 1, code, ...amount, value_type: VALUE_TYPES[kind]}];
}
