import {Hono} from 'hono';
import {orderTrackingRequestSchema} from '../../contracts/order-tracking';
import {orderById, orderByNumber} from '../adapters/orders';
import {readOrderToken} from '../domain/order-token';
import {countedOrderNumber, plainOrderNumber} from '../domain/order';
import {trackOrder} from '../domain/track-order';
import {wireOrder} from '../domain/wire-order';
import type {ServiceApp} from './app';
import {now, readBody, refuse} from './app';
import {overLimit} from './over-limit';
import {wireReturn} from './returns';

/** Placed orders. Mounted at `/v1`. */
export const orders = new Hono<ServiceApp>();

orders.get('/orders/:token', async (c) => {
  const reading = await readOrderToken(c.req.param('token'), c.env.ORDER_TOKEN_SECRET, now(c));
  if (!reading.ok && reading.reason === 'expired') return refuse(c, 410, 'expired');
  const order = reading.ok ? await orderById(c.env, reading.orderId) : null;
  return order === null ? refuse(c, 404, 'not_found') : c.json(wireOrder(order));
});

orders.post('/order-tracking', async (c) => {
  const body = await readBody(c, orderTrackingRequestSchema);
  if (!body.ok) return body.response;
  const {number, email} = body.data;
  const limited = await overLimit(c, 'order-tracking', countedOrderNumber(number));
  if (limited !== null) return limited;
  const order = await orderByNumber(c.env, number, email);
  if (order === null) return refuse(c, 404, 'not_found');
  const announced = await c.env.RETURN_DESKS.getByName(plainOrderNumber(order.number)).returns();
  const returns = announced.map((each) => ({...wireReturn(c.env, order, each), items: each.items}));
  return c.json({order: wireOrder(order), ...trackOrder(order, now(c), announced), returns});
});
