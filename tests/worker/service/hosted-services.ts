import {vi} from 'vitest';
import type {MockInstance} from 'vitest';
import * as z from 'zod';

/** A voucher for three deliveries, without its end. */
export const VOUCHER = {code: 'A', deliveries: 3, coffee: 'espresso', senderName: '', message: ''} as const;

/** Where a recipient lives. */
export const ADDRESS = {
  firstName: 'Ida',
  lastName: 'Farn',
  company: '',
  address1: 'Am Moor 3',
  address2: '',
  zip: '20095',
  city: 'Hamburg',
  province: '',
  countryCode: 'DE',
  phone: '+49 40 1234567',
};

/**
 * Holds the next request until `meanwhile` is done. The held object polls: it must not await a promise of another object.
 *
 * @param call begins the work that sends the request
 */
export async function holdRequest(call: () => Promise<unknown>, meanwhile: () => Promise<unknown>): Promise<void> {
  const answers = vi.mocked(fetch).getMockImplementation() ?? fetch;
  let [isAsked, isDone] = [false, false];
  vi.mocked(fetch).mockImplementationOnce(async (...request) => {
    isAsked = true;
    while (!isDone) await pause();
    return answers(...request);
  });
  const running = call();
  while (!isAsked) await pause();
  await meanwhile();
  isDone = true;
  await running;
}

/**
 * Answers nothing until `isOver`, then 503. It must be over when the test ends: whatever waits for the same answer in a later test would wait for ever.
 */
export async function hang(isOver: () => boolean): Promise<Response> {
  while (!isOver()) await pause();
  return new Response(null, {status: 503});
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}

/** The hosted services as the tests' objects see them. */
export type HostedServices = {
  /** Everything but mails is a 503: at once, or after it was done, but for the exchange of a token; or a subscription alone is, once made; or mails. */
  outage: 'none' | 'down' | 'answers-lost' | 'subscriptions-lost' | 'mails-down';
  /** Whether the variants can be bought. */
  isAvailable: boolean;
  /** Pieces in stock; `null` where they are not counted. */
  quantity: number | null;
  /** The discount codes that were made. */
  readonly codes: Map<string, {readonly startsAt: string; readonly endsAt: string}>;
  /** How many subscriptions were made. */
  subscriptions: number;
  /** The e-mail addresses of customers of the subscription service: the first one has the number 1. */
  readonly customers: string[];
  /** The streets of addresses that were made, and the customers who have subscriptions, with their properties. */
  readonly streets: string[];
  readonly gifts: {readonly customer: number; readonly properties: unknown}[];
  /** The first days of the subscriptions that were made. */
  readonly firstDays: string[];
  /** The fields of a new customer or address that are refused, as the subscription service calls them. */
  refusedFields: readonly string[];
  /** How every new customer or address is refused; `null` for not at all. */
  refusal: {readonly status: number; readonly errors: unknown} | null;
  /** The order that every voucher with a purchase was bought with: its lines, numbered from 1, by their kept pieces. `null` for none. */
  order: {readonly status: string; readonly cancelledAt: string | null; readonly kept: readonly number[]} | null;
  /** How often variants were read. */
  reads: number;
  /** The mails that were sent, oldest first. */
  readonly mails: {readonly to: string; readonly kind: string; readonly text: string}[];
};

const questionSchema = z.object({
  query: z.string(),
  variables: z.looseObject({
    ids: z.array(z.string()).optional(),
    language: z.string().optional(),
    after: z.string().nullish(),
    code: z.string().optional(),
    basicCodeDiscount: z.object({code: z.string(), startsAt: z.string(), endsAt: z.string()}).optional(),
  }),
});
const mailSchema = z.object({To: z.string(), Tag: z.string(), TextBody: z.string()});

/** Serves them in the place of `fetch`, until mocks are restored. */
export function serve(): HostedServices {
  const services: HostedServices = {
    outage: 'none',
    isAvailable: false,
    quantity: 0,
    codes: new Map(),
    subscriptions: 0,
    customers: [],
    streets: [],
    gifts: [],
    firstDays: [],
    refusedFields: [],
    refusal: null,
    order: null,
    reads: 0,
    mails: [],
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const {pathname, searchParams} = new URL(input instanceof Request ? input.url : input);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    const unavailable = () => Promise.resolve(new Response(null, {status: 503}));
    if (pathname.startsWith('/postmark')) {
      return services.outage === 'mails-down'
        ? unavailable()
        : Promise.resolve(Response.json(postmark(services, body)));
    }
    if (services.outage === 'down') return unavailable();
    if (pathname === '/admin/oauth/access_token') {
      return Promise.resolve(Response.json({access_token: 'shpat_admin', scope: '', expires_in: 86_399}));
    }
    const refused = pathname.startsWith('/recharge') && body !== null ? refusedIn(services, body) : [];
    if (refused.length > 0) {
      const errors = Object.fromEntries(refused.map((name) => [name, ['is invalid']]));
      return Promise.resolve(Response.json({errors}, {status: 422}));
    }
    const {refusal} = services;
    if (refusal !== null && body !== null && /^\/recharge.*\/(customers|addresses)$/.test(pathname)) {
      return Promise.resolve(Response.json({errors: refusal.errors}, {status: refusal.status}));
    }
    const answer = pathname.startsWith('/recharge')
      ? subscriptionService(services, pathname, body ?? searchParams)
      : {data: platform(services, questionSchema.parse(body))};
    const isLost =
      services.outage === 'answers-lost' ||
      (services.outage === 'subscriptions-lost' && body !== null && pathname.endsWith('/subscriptions'));
    return isLost ? unavailable() : Promise.resolve(Response.json(answer));
  });
  return services;
}

/** Serves them likewise, and catches what is logged as an error. */
export function serveLogged(): {readonly services: HostedServices; readonly log: MockInstance<typeof console.error>} {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return {services: serve(), log};
}

function postmark({mails}: HostedServices, body: unknown): object {
  const mail = mailSchema.safeParse(body).data;
  if (mail !== undefined) mails.push({to: mail.To, kind: mail.Tag, text: mail.TextBody});
  return {TotalCount: 0};
}

function refusedIn({refusedFields}: HostedServices, body: unknown): readonly string[] {
  const sent = z.record(z.string(), z.unknown()).parse(body);
  return refusedFields.filter((name) => name in sent);
}

const customerSchema = z.object({email: z.string()});
const addressSchema = z.object({customer_id: z.int(), address1: z.string()});
const subscriptionSchema = z.object({
  address_id: z.int(),
  next_charge_scheduled_at: z.string(),
  properties: z.array(z.object({name: z.string(), value: z.string()})),
});

/** Customers have the number of their addresses. `asked` is the body of a POST, or what a GET asks for. */
function subscriptionService(services: HostedServices, path: string, asked: unknown): object {
  const {customers, gifts, streets, firstDays} = services;
  if (asked instanceof URLSearchParams) {
    const id = customers.indexOf(asked.get('email') ?? '') + 1;
    const own = gifts.filter(({customer}) => String(customer) === asked.get('customer_id'));
    return {
      customers: id > 0 ? [{id}] : [],
      subscriptions: own.map(({properties}, index) => ({id: index + 1, properties})),
      charges: [],
    };
  }
  if (path.endsWith('/customers')) return {customer: {id: customers.push(customerSchema.parse(asked).email)}};
  if (path.endsWith('/addresses')) {
    const {customer_id: id, address1} = addressSchema.parse(asked);
    streets.push(address1);
    return {address: {id}};
  }
  const {address_id: customer, next_charge_scheduled_at: day, properties} = subscriptionSchema.parse(asked);
  gifts.push({customer, properties});
  firstDays.push(day);
  services.subscriptions += 1;
  return {subscription: {id: services.subscriptions}};
}

function platform(services: HostedServices, {query, variables}: z.output<typeof questionSchema>): object {
  if (query.includes('ServiceDiscountPeriod')) {
    const codeDiscount = services.codes.get(variables.code ?? '');
    return {codeDiscountNodeByCode: codeDiscount === undefined ? null : {codeDiscount}};
  }
  if (query.includes('ServiceDiscount')) {
    const {code, ...period} = variables.basicCodeDiscount ?? {code: '', startsAt: '', endsAt: ''};
    const userErrors = services.codes.has(code) ? [{code: 'TAKEN', field: null}] : [];
    if (userErrors.length === 0) services.codes.set(code, period);
    return {discountCodeBasicCreate: {userErrors}};
  }
  if (query.includes('ServiceCoffees')) {
    const coffee = {
      id: 'gid://shopify/Product/1',
      productType: 'Coffee',
      tags: ['espresso'],
      requiresSellingPlan: false,
    };
    const bag = {id: 'gid://shopify/ProductVariant/1', availableForSale: true, selectedOptions: [], archived: null};
    const variants = {nodes: [{...bag, weight: 250, weightUnit: 'GRAMS'}]};
    const product = {...coffee, business: null, sellingPlanGroups: {nodes: [{name: 'Plan'}]}, variants};
    return {products: {pageInfo: {hasNextPage: false, endCursor: null}, nodes: [product]}};
  }
  if (query.includes('ServiceProductTitles')) {
    return {nodes: (variables.ids ?? []).map((id) => ({id, title: `Waldgold ${variables.language ?? ''}`}))};
  }
  if (query.includes('ServiceOrderPieces')) return {order: orderFrom(services, Number(variables.after ?? 0))};
  services.reads += 1;
  return {nodes: (variables.ids ?? []).map((id) => variant(services, id, variables.language ?? ''))};
}

/** The order with one of its lines a page. */
function orderFrom({order}: HostedServices, from: number): object | null {
  if (order === null) return null;
  const nodes = order.kept.slice(from, from + 1).map((currentQuantity) => ({
    id: `gid://shopify/LineItem/${from + 1}`,
    currentQuantity,
  }));
  const pageInfo = {hasNextPage: from + 1 < order.kept.length, endCursor: String(from + 1)};
  const {status: displayFinancialStatus, cancelledAt} = order;
  return {displayFinancialStatus, cancelledAt, lineItems: {nodes, pageInfo}};
}

function variant({isAvailable, quantity}: HostedServices, id: string, language: string): object {
  const product = {id: 'gid://shopify/Product/1', title: `Waldgold ${language}`, handle: 'waldgold', tags: []};
  return {
    id,
    availableForSale: isAvailable,
    quantityAvailable: quantity,
    price: {amount: '12.90'},
    selectedOptions: [],
    product,
  };
}
