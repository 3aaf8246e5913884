import {batchesOf} from '#contracts/batches';

import {DONATION, type SocialProject} from '../../config/commerce';
import {dayOfAddition} from '../../domain/subscription/choose-delivery';
import type {DeliveryCommand, ProductCommand, SubscriptionCommand} from '../../domain/subscription/command';
import {isRunning} from '../../domain/subscription/product-state';
import {newDay, type CommandValidation} from '../../domain/subscription/validate-command';
import type {Delivery, Subscription, SubscriptionProduct} from '../../domain/subscription/subscription';
import {SUBSCRIPTION_API_VERSIONS, type Call} from './gateway.server';
import {wireAddress} from './reshape-fields.server';

type Accepted = Extract<CommandValidation, {ok: true}>;

const post = (path: string, body?: unknown): Call => ({method: 'POST', path, body});
const put = (path: string, body: unknown): Call => ({method: 'PUT', path, body});

const interval = (weeks: number) => ({
  order_interval_unit: 'week',
  order_interval_frequency: weeks,
  charge_interval_frequency: weeks,
});
const variant = (number: string) => ({external_variant_id: {ecommerce: number}});
const project = (code: SocialProject, others: SubscriptionProduct['otherProperties'] = []) => ({
  properties: [{name: DONATION.attributeKey, value: code}, ...others],
});

/**
 * Returns the calls that carry out a command which the rules allow, in their order. `commit` lets the service make its
 * deliveries anew at once, so that the page after it tells the truth.
 */
export function callsFor(
  subscription: Subscription,
  command: SubscriptionCommand,
  {delivery, product, donates}: Accepted,
  customerId: number,
): readonly Call[] {
  if ('key' in command) {
    return delivery === null ? [] : deliveryCalls(subscription, command, {delivery, donates}, customerId);
  }
  if ('itemId' in command) return product === null ? [] : productCalls(command, product);
  const {reason, comment} = command;
  return subscription.products.filter(isRunning).map(({itemId}) => cancelCall(itemId, reason, comment));
}

/**
 * The cancellation reason of a removed product: removing asks for none. A removal is a cancellation, because a customer's session
 * cannot delete a subscription.
 */
const REMOVED = 'removed';

function cancelCall(itemId: number, reason: string, comment: string | null): Call {
  return post(`/subscriptions/${itemId}/cancel?commit=true`, {
    cancellation_reason: reason,
    ...(comment === null ? {} : {cancellation_reason_comments: comment}),
  });
}

/** How many subscriptions one call changes. Source: https://docs.getrecharge.com/docs/subscriptions */
const BULK = 20;

/** The bulk update is there in the older version only, which has frequencies as texts. */
function changeIntervals(addressId: number, itemIds: readonly number[], weeks: number): Call {
  const rhythm = {
    order_interval_unit: 'week',
    order_interval_frequency: String(weeks),
    charge_interval_frequency: String(weeks),
  };
  const subscriptions = itemIds.map((id) => ({id, ...rhythm, force_update: false}));
  const body = {subscriptions, commit_update: true};
  return {...put(`/addresses/${addressId}/subscriptions-bulk`, body), version: SUBSCRIPTION_API_VERSIONS.bulk};
}

function deliveryCalls(
  {deliveries}: Subscription,
  command: DeliveryCommand,
  {delivery, donates}: {readonly delivery: Delivery; readonly donates: boolean},
  customerId: number,
): readonly Call[] {
  const {id, addressId} = delivery;
  const recurring = delivery.items.filter(({kind}) => kind === 'recurring').map(({itemId}) => itemId);
  switch (command.name) {
    case 'skip':
      return [post(`/charges/${id}/skip`, {purchase_item_ids: command.itemIds ?? recurring})];
    case 'unskip':
      return deliveries
        .filter(({key, state}) => key === delivery.key && state === 'skipped')
        .map((skipped) =>
          post(`/charges/${skipped.id}/unskip`, {purchase_item_ids: skipped.items.map(({itemId}) => itemId)}),
        );
    case 'reschedule':
      return [post(`/charges/${id}/change_next_charge_date`, {next_charge_date: newDay(delivery, command.to)})];
    case 'send-now':
      return [post(`/charges/${id}/process`)];
    case 'interval': {
      const left = delivery.items.filter(({kind, weeks}) => kind === 'recurring' && weeks !== command.weeks);
      const bulks = batchesOf(left, BULK).map((bulk) => bulk.map(({itemId}) => itemId));
      return bulks.map((itemIds) => changeIntervals(addressId, itemIds, command.weeks));
    }
    case 'address':
      return [put(`/addresses/${addressId}?commit=true`, wireAddress(command.address))];
    case 'payment':
      return [
        post(`/customers/${customerId}/notifications`, {
          type: 'email',
          template_type: 'shopify_update_payment_information',
          template_vars: {address_id: addressId},
        }),
      ];
    case 'gift': {
      const recipient = {...wireAddress(command.address), email: command.email};
      return [post('/purchase_items/skip_gift', {purchase_item_ids: recurring, recipient_address: recipient})];
    }
    case 'add': {
      const item = {address_id: addressId, ...variant(command.variantNumber), quantity: command.quantity};
      const properties = donates ? project(command.project) : {};
      const day = {next_charge_scheduled_at: dayOfAddition(deliveries, delivery) ?? delivery.day};
      if (command.weeks === null) return [post('/onetimes?commit=true', {...item, ...properties, ...day})];
      return [post('/subscriptions?commit=true', {...item, ...properties, ...day, ...interval(command.weeks)})];
    }
  }
}

function productCalls(command: ProductCommand, product: SubscriptionProduct): readonly Call[] {
  const {itemId, kind, weeks, otherProperties} = product;
  const path = kind === 'recurring' ? `/subscriptions/${itemId}` : `/onetimes/${itemId}`;
  switch (command.name) {
    case 'swap':
      return [put(`${path}?commit=true`, variant(command.variantNumber))];
    case 'edit': {
      const change = {...variant(command.variantNumber), quantity: command.quantity};
      const rhythm = command.weeks === null || command.weeks === weeks ? {} : interval(command.weeks);
      return [put(`${path}?commit=true`, {...change, ...rhythm})];
    }
    case 'project':
      return [put(`${path}?commit=true`, project(command.project, otherProperties))];
    case 'remove':
      return kind === 'recurring'
        ? [cancelCall(itemId, REMOVED, null)]
        : [{method: 'DELETE', path: `${path}?commit=true`}];
    case 'cancel':
      return [cancelCall(itemId, command.reason, command.comment)];
    case 'reactivate':
      return [post(`/subscriptions/${itemId}/activate?commit=true`)];
  }
}
