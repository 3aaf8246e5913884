import {Hono} from 'hono';
import {MAIL_QUEUES} from '../objects/mail-queue';
import {noteIndexTasks} from '../workflows/index-tasks';
import {updateMetafields} from '../workflows/update-metafields';
import type {ServiceApp} from './app';
import {now, refuse} from './app';

/** Runs what became due when a test moved the clock. It exists only if `CONTROL_INTERFACE` is on. Mounted at `/control`. */
export const control = new Hono<ServiceApp>();

control.use((c, next) => (c.env.CONTROL_INTERFACE === 'on' ? next() : Promise.resolve(refuse(c, 404, 'not_found'))));

control.post('/metafields', async (c) => {
  await updateMetafields(c.env, now(c));
  return c.json({ok: true});
});

control.post('/paid-orders', async (c) => {
  const orders = c.env.PAID_ORDERS.getByName('shop');
  await orders.reconcile(now(c));
  await orders.run();
  return c.json({ok: true});
});

control.post('/index-search', async (c) => {
  await noteIndexTasks(c.env, [{part: 'all'}]);
  await c.env.SEARCH_INDEX.getByName('shop').run();
  return c.json({ok: true});
});

control.post('/due', async (c) => {
  await Promise.all([
    ...MAIL_QUEUES.map((name) => c.env.MAIL_QUEUE.getByName(name).runDue(now(c))),
    c.env.SEARCH_INDEX.getByName('shop').run(now(c)),
  ]);
  return c.json({ok: true});
});
