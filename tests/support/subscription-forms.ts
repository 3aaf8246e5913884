import type {subscriptionsOf} from './customer';
import {type Asked, beforehand, firstOf, stateOf} from './subscription-commands';
import {mailsTo} from './outbox';
import type {RunningShop} from './shop-process';
import type {Visitor} from './visitor';

type Service = ReturnType<typeof subscriptionsOf>;

/** Where a command's form is sent, below the dashboard, and with what: to the customer's next delivery or first product. */
export async function formOf(service: Service, {name, to, fields}: Asked) {
  const first = firstOf(await service.own('subscriptions', 'status=active'));
  const place = {
    delivery: `/deliveries/${first.addressId}-${first.day}/${name}`,
    product: `/products/${first.itemId}/${name}`,
    everything: '/cancel',
  }[to];
  return {place, fields: fields(first)};
}

/** Does what a command needs beforehand, without a browser; gives its form as it was before that. */
export async function prepareForm(service: Service, visitor: Visitor, dashboard: string, asked: Asked) {
  const form = await formOf(service, asked);
  const first = beforehand(asked);
  if (first === null) return form;
  const {place, fields} = await formOf(service, first);
  const answer = await visitor.post(dashboard + place, {body: {...fields, operation: crypto.randomUUID()}});
  if (answer.status !== 303) throw new Error(`${first.name} was answered with ${answer.status}`);
  return form;
}

/** What a customer has at the service, as `stateOf` tells it. */
export function customerState(service: Service, {emulator}: RunningShop, email: string) {
  const links = async () =>
    (await mailsTo(emulator, email)).filter(({kind}) => kind === 'subscription-update-payment').length;
  return stateOf((kind) => service.own(kind), links);
}
