import {checkoutForm} from '../../support/checkout-form';
import type {Visitor} from '../support/visitor';

/** Orders what is in a visitor's cart in the hosted checkout; gives the path that it leads back to. */
export async function order(visitor: Visitor): Promise<string> {
  const checkout = (await visitor.get('/de/checkout/start')).location ?? '';
  const page = await fetch(checkout);
  const answer = await fetch(page.url, {
    method: 'POST',
    body: new URLSearchParams(checkoutForm(await page.text())),
    redirect: 'manual',
  });
  const {pathname, search} = new URL(answer.headers.get('Location') ?? '');
  return pathname + search;
}
