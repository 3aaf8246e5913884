import {Hono} from 'hono';
import {orderTrackingRequestSchema} from '../../../contracts/order-tracking';
import {readOrderToken} from '../../checkout/order-token';
import {now} from '../../shared/clock';
import type {ServiceApp} from '../app';
import {readBody, refuse} from '../app';
import {digitCode} from '../codes';
import {overLimit} from '../limits/take';
import {orderByNumber} from './find-by-number';
import {orderById} from './find-order';
import {deskOf} from './open-desk';
import {trackOrder} from './track';
import {wireOrder} from './wire-order';

/** Placed orders. Mounted at `/v1`. */
export const orders = new Hono<ServiceApp>();

orders.get('/orders/:token', async (c) => {
  const reading = await readOrderToken(c.req.param('token'), c.env.ORDER_TOKEN_SECRET, now(c.env));
  if (!reading.ok && reading.reason === 'expired') return refuse(c, 410, 'expired');
  const order = reading.ok ? await orderById(c.env, reading.orderId) : null;
  return order === null ? refuse(c, 404, 'not_found') : c.json(wireOrder(order));
});

orders.post('/order-tracking', async (c) => {
  const body = await readBody(c, orderTrackingRequestSchema);
  if (!body.ok) return body.response;
  const {number, email} = body.data;
  const limited = await overLimit(c, 'order-tracking', number);
  if (limited !== null) return limited;
  const desk = deskOf(c.env, number);
  const order = await orderByNumber(c.env, number, email);
  if (order === null) return refuse(c, 404, 'not_found');
  const returned = (await desk.returns()).flatMap(({items}) => items);
  const trackingNumber = await digitCode(c.env.LINK_SECRET, ['parcel', order.id]);
  return c.json({order: wireOrder(order), ...trackOrder(order, now(c.env), trackingNumber, returned)});
});
