import {Hono} from 'hono';
import type {Context} from 'hono';
import * as z from 'zod';
import {now} from '../shared/clock';
import type {ClockEnv} from '../shared/clock';
import type {ScenarioEnv} from '../scenario/schema';
import {scenarioOf} from '../scenario/schema';
import {outboxOf} from '../shared/mail';
import type {MailEnv} from '../shared/mail';
import {INSPECTION_POLICY} from '../shared/inspection-page';
import {ONLY} from '../storefront/cart/load-pricing-world';
import {catalogueChangeSchema, isPossible} from '../storefront/catalogue-change';
import {catalogueOf, changeShopBy, openPresentShop} from '../storefront/present-shop';
import {shop} from '../storefront/shop';
import type {StockObject} from '../storefront/stock-object';
import type {controlClockSchema, controlFaultSchema, controlStockSchema} from './answers';
import {controlOf, isControlled, presentEnv, presentOf} from './env';
import type {ControlEnv} from './env';
import {EMPTIED} from './empty-accounts';
import type {AccountsToEmpty} from './empty-accounts';
import {controlPage} from './page';
import {deniedSchema, faultSchema, serviceSchema} from './services';

type App = {
  readonly Bindings: ControlEnv &
    ClockEnv &
    ScenarioEnv &
    MailEnv & {
      readonly SHOP_ORIGIN: string;
      readonly STOCK: DurableObjectNamespace<StockObject>;
    } & AccountsToEmpty;
};

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const clockSchema = z.strictObject({offsetMs: z.int().min(-YEAR_MS).max(YEAR_MS)});
/** The same from the page's form. */
const daysSchema = z.object({days: z.coerce.number().min(-366).max(366)});
const denialSchema = z.strictObject({denied: deniedSchema});
const stockSchema = z.strictObject({
  variant: z.int().refine((number) => shop().catalogue.variant(number) !== null),
  quantity: z.int().min(0).max(100_000),
});
const emptySchema = z.strictObject({accounts: z.array(z.enum(['catalogue', 'cms', 'search', 'subscriptions']))});
const bounceSchema = z.strictObject({message: z.int().positive(), kind: z.enum(['hard', 'soft', 'complaint'])});
/** The numbers in forms, which send them as text. */
const NUMBERS = ['status', 'ms', 'times', 'share', 'variant', 'quantity'];
const PAGE = '/control';

/** How tests watch and steer the emulator. Mounted at `/control`; not there unless enabled. */
export const control = new Hono<App>();

control.use((c, next) => (isControlled(c.env) ? next() : Promise.resolve(c.json({error: {code: 'not_found'}}, 404))));

control.get('/', async (c) => {
  const object = controlOf(c.env);
  const [calls, faults, present] = await Promise.all([object.calls(), object.faults(), object.present()]);
  const {clockOffsetMs: offsetMs} = present;
  const at = now(presentOf(c.env, present));
  const scenario = scenarioOf(c.env)?.title ?? null;
  c.header('Content-Security-Policy', INSPECTION_POLICY);
  c.header('Cache-Control', 'no-store');
  return c.html(controlPage({shopOrigin: c.env.SHOP_ORIGIN, at, offsetMs, faults, scenario, calls}));
});

control.get('/received', async (c) => {
  const service = serviceSchema.optional().safeParse(c.req.query('service'));
  return service.success ? c.json(await controlOf(c.env).received(service.data)) : invalid(c, service.error);
});

control.post('/reset', async (c) => {
  await controlOf(c.env).reset();
  return done(c, {ok: true});
});

control.post('/repair', async (c) => {
  await controlOf(c.env).repair();
  return done(c, {ok: true});
});

control.post('/denied', async (c) => {
  const wanted = denialSchema.safeParse(await bodyOf(c));
  if (!wanted.success) return invalid(c, wanted.error);
  await controlOf(c.env).deny(wanted.data.denied);
  return done(c, {ok: true, ...wanted.data});
});

control.post('/clock', async (c) => {
  const clock = isForm(c)
    ? daysSchema.transform(({days}) => ({offsetMs: Math.round(days * DAY_MS)})).safeParse(await c.req.parseBody())
    : clockSchema.safeParse(await bodyOf(c));
  if (!clock.success) return invalid(c, clock.error);
  await controlOf(c.env).setClock(clock.data.offsetMs);
  return done(c, {ok: true, ...clock.data} satisfies z.output<typeof controlClockSchema>);
});

control.post('/faults', async (c) => {
  const fault = faultSchema.safeParse(await sentTo(c));
  if (!fault.success) return invalid(c, fault.error);
  await controlOf(c.env).addFault(fault.data);
  return done(c, {ok: true, fault: fault.data} satisfies z.output<typeof controlFaultSchema>);
});

// As when a delivery arrives: the webhook of the stock is sent.
control.post('/stock', async (c) => {
  const stock = stockSchema.safeParse(await sentTo(c));
  if (!stock.success) return invalid(c, stock.error);
  const env = await presentEnv(c.env);
  await env.STOCK.getByName(ONLY).set(stock.data.variant, stock.data.quantity, now(env));
  return done(c, {ok: true, ...stock.data} satisfies z.output<typeof controlStockSchema>);
});

// The provider tells the service worker of it.
control.post('/bounces', async (c) => {
  const wanted = bounceSchema.safeParse(await bodyOf(c));
  if (!wanted.success) return invalid(c, wanted.error);
  const env = await presentEnv(c.env);
  const isKnown = await outboxOf(env).bounce(wanted.data.message, wanted.data.kind, now(env));
  return isKnown ? done(c, {ok: true, ...wanted.data}) : c.json({error: {code: 'not_found'}}, 404);
});

// As a merchant does in the platform's admin.
control.post('/catalogue', async (c) => {
  const env = await presentEnv(c.env);
  await openPresentShop(env);
  const change = catalogueChangeSchema.refine((given) => isPossible(shop().seed, given)).safeParse(await bodyOf(c));
  if (!change.success) return invalid(c, change.error);
  await changeShopBy(env, () => catalogueOf(env).change(change.data, now(env)));
  if ('copyOf' in change.data || 'stock' in change.data) {
    const stock = env.STOCK.getByName(ONLY);
    for (const {number, stock: quantity} of shop().catalogue.product(change.data.product)?.variants ?? []) {
      await stock.set(number, quantity, now(env));
    }
  }
  return done(c, {ok: true});
});

// As a merchant imports products and collections from a file in the platform's admin.
control.post('/catalogue/import', async (c) => {
  const env = await presentEnv(c.env);
  await changeShopBy(env, () => catalogueOf(env).fill());
  return done(c, {ok: true});
});

control.post('/empty', async (c) => {
  const wanted = emptySchema.safeParse(await bodyOf(c));
  if (!wanted.success) return invalid(c, wanted.error);
  const env = await presentEnv(c.env);
  for (const account of wanted.data.accounts) await EMPTIED[account](env);
  return done(c, {ok: true});
});

function isForm(c: Context<App>): boolean {
  return c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false;
}

/** Tests get JSON, a form of the page gets the page. */
function done<T extends {readonly ok: true}>(c: Context<App>, body: T) {
  return isForm(c) ? c.redirect(PAGE, 303) : c.json(body);
}

/** What was typed in a form; a field that was left empty is not there. */
function typedIn(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  return Object.fromEntries(filled.map(([name, value]) => [name, NUMBERS.includes(name) ? Number(value) : value]));
}

/** What was sent, as JSON or by a form of the page. */
async function sentTo(c: Context<App>): Promise<unknown> {
  return isForm(c) ? typedIn(await c.req.parseBody()) : bodyOf(c);
}

async function bodyOf(c: Context<App>): Promise<unknown> {
  return c.req.json().catch(() => null);
}

function invalid(c: Context<App>, error: z.ZodError) {
  const fields = error.issues.map(({path, code}) => ({path: path.join('.'), code}));
  return c.json({error: {code: 'invalid', fields}}, 422);
}
