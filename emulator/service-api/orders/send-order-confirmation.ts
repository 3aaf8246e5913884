import type {Order} from '../../checkout/order';
import {compose} from '../../mail/compose';
import {orderLetter} from '../../mail/texts/order';
import {deliver} from '../../shared/mail';
import {contentUrl} from '../content-pages';
import type {ServiceEnv} from '../env';
import {shopUrl} from '../shop-links';

/** Sends the confirmation of an order, once. */
export async function sendOrderConfirmation(
  env: Pick<ServiceEnv, 'MAIL' | 'SHOP_ORIGIN'>,
  order: Order,
): Promise<void> {
  const {language, email: to, id, createdAt} = order;
  const letter = orderLetter(order, {
    order: shopUrl(env, language, language === 'de' ? '/service/bestellung' : '/service/order'),
    withdrawal: contentUrl(env, language, 'withdrawal'),
    returns: contentUrl(env, language, 'returns'),
    terms: contentUrl(env, language, 'terms'),
    shipping: contentUrl(env, language, 'shipping'),
  });
  const mail = {...(await compose(letter, language)), to, language, kind: 'order-confirmation'};
  await deliver(env, {...mail, key: `order-confirmation ${id}`}, createdAt);
}
