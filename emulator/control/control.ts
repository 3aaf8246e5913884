import {Hono} from 'hono';
import type {Context} from 'hono';
import * as z from 'zod';
import {controlOf, isControlled} from './env';
import type {ControlEnv} from './env';
import {faultSchema, serviceSchema} from './services';

type App = {readonly Bindings: ControlEnv};

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;
const clockSchema = z.strictObject({offsetMs: z.int().min(-YEAR_MS).max(YEAR_MS)});

/** How tests watch and steer the emulator. Mounted at `/control`; not there unless enabled. */
export const control = new Hono<App>();

control.use((c, next) => (isControlled(c.env) ? next() : Promise.resolve(c.json({error: {code: 'not_found'}}, 404))));

control.get('/received', async (c) => {
  const service = serviceSchema.optional().safeParse(c.req.query('service'));
  return service.success ? c.json(await controlOf(c.env).received(service.data)) : invalid(c, service.error);
});

control.post('/reset', async (c) => {
  await controlOf(c.env).reset();
  return c.json({ok: true});
});

control.post('/clock', async (c) => {
  const clock = clockSchema.safeParse(await bodyOf(c));
  if (!clock.success) return invalid(c, clock.error);
  await controlOf(c.env).setClock(clock.data.offsetMs);
  return c.json({ok: true, ...clock.data});
});

control.post('/faults', async (c) => {
  const fault = faultSchema.safeParse(await bodyOf(c));
  if (!fault.success) return invalid(c, fault.error);
  await controlOf(c.env).addFault(fault.data);
  return c.json({ok: true, fault: fault.data});
});

async function bodyOf(c: Context<App>): Promise<unknown> {
  return c.req.json().catch(() => null);
}

function invalid(c: Context<App>, error: z.ZodError) {
  const fields = error.issues.map(({path, code}) => ({path: path.join('.'), code}));
  return c.json({error: {code: 'invalid', fields}}, 422);
}
