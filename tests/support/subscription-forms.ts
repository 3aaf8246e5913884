import type {subscriptionsOf} from './customer';
import {type Asked, beforehand, firstOf, stateOf} from './subscription-commands';
import {mailsTo} from './outbox';
import type {RunningShop} from './shop-process';

type Service = ReturnType<typeof subscriptionsOf>;

/** The path of a command's form below the dashboard, and its fields, for the customer's next delivery or first product. */
export async function formOf(service: Service, {name, to, fields}: Asked) {
  const first = firstOf(await service.own('subscriptions', 'status=active'));
  const place = {
    delivery: `/deliveries/${first.addressId}-${first.day}/${name}`,
    product: `/products/${first.itemId}/${name}`,
    everything: '/cancel',
  }[to];
  return {place, fields: fields(first)};
}

/** Sends a form to a path below the dashboard and returns the status. */
type SendForm = (place: string, fields: Readonly<Record<string, string>>) => Promise<{readonly status: number}>;

/** Runs the command that another one needs first, without a browser; returns the other one's form as it was before. */
export async function prepareForm(service: Service, send: SendForm, asked: Asked) {
  const form = await formOf(service, asked);
  const first = beforehand(asked);
  if (first === null) return form;
  const {place, fields} = await formOf(service, first);
  const answer = await send(place, {...fields, idempotencyKey: crypto.randomUUID()});
  if (answer.status !== 303) throw new Error(`${first.name} was answered with ${answer.status}`);
  return form;
}

/** How many links to change the payment were mailed to a customer. */
export async function paymentLinks({emulator}: Pick<RunningShop, 'emulator'>, email: string): Promise<number> {
  return (await mailsTo(emulator, email)).filter(({kind}) => kind === 'subscription-update-payment').length;
}

/** A customer's data at the service, from `stateOf`. */
export function customerState(service: Service, shop: Pick<RunningShop, 'emulator'>, email: string) {
  return stateOf(
    (kind) => service.own(kind),
    () => paymentLinks(shop, email),
  );
}
