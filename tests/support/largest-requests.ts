import {CART_LINES} from '../../app/config/limits';
import {CUSTOMERS, logIn, resetSubscriptions, subscriptionsOf} from './customer';
import {forms} from './html';
import {addressOf, isOfCustomer, PAGE_IDS} from './page-addresses';
import {formOf, prepareForm} from './subscription-forms';
import {ADDRESS, COMMANDS, titleOf} from './subscription-commands';
import {createVisitor, type Visitor} from './visitor';

type Places = {readonly shop: string; readonly emulator: string};

/** A request that costs a route most, as far as we know; it can be sent again and again. */
export type LargestRequest = {
  readonly name: string;
  readonly visitor: Visitor;
  /** Where the next one goes, and the fields of a form; `null` for a request that only reads. */
  readonly next: () => Promise<{readonly path: string; readonly fields: Fields | null}>;
};

type Fields = Readonly<Record<string, string>>;

const LONG_TEXT = 'Guten Morgen. '.repeat(350);
const CART = '/de/checkout/cart';
const DASHBOARD = '/de/account/subscription';

const fresh = () => ({idempotencyKey: crypto.randomUUID(), email: `largest.${crypto.randomUUID()}@example.com`});

/** A text of which a body holds one, and which a page writes in four characters each. */
const WHOLE_BODY = '<'.repeat(21_000);

/** Forms for everybody, each with its longest texts. */
const FORMS: readonly (readonly [path: string, fields: Readonly<Record<string, string>>])[] = [
  ['/de/newsletter', {variant: 'raffle'}],
  ['/de/service/kontakt', {kind: 'customer', name: 'Ada', orderNumber: 'L9050', message: LONG_TEXT}],
  ['/de/service/kontakt-unternehmen', {kind: 'b2b-office', name: 'Ada', company: 'Rösthaus', message: LONG_TEXT}],
  ['/de/service/widerruf', {name: 'Ada', contract: 'L9050', step: 'confirm'}],
  [
    '/de/service/kuendigung',
    {name: 'Ada', contract: 'L9050', step: 'confirm', kind: 'extraordinary', reason: LONG_TEXT.slice(0, 2000)},
  ],
  ['/de/service/bestellung', {number: 'L9050', email: CUSTOMERS.business}],
  ['/de/p/boa-luz/review', {text: LONG_TEXT.slice(0, 2000), title: 'Rund', author: 'Ada', stars: '4'}],
  ['/de/back-in-stock', {variant: '40001', handle: 'haraaz'}],
  ['/de/e/geschenkabo-einloesen', {...ADDRESS, code: 'ABO-0000-0000-0000'}],
  ['/de/newsletter/confirm', {token: 'a.b.c'}],
  ['/de/back-in-stock/confirm', {token: 'a.b.c'}],
  ['/de/consent', {choice: 'all', return_to: '/de'}],
  ['/de/preview', {key: 'wrong', path: '/de/e/ostern'}],
  ['/de/account/logout', {}],
];

/** Forms of the cart, each with a line of it. */
const CART_FORMS: readonly Readonly<Record<string, string>>[] = [
  {intent: 'update', quantity: '7'},
  {intent: 'increase'},
  {intent: 'change-project', project: 'SP023'},
  {intent: 'apply-code', code: 'NIEMAND'},
  {intent: 'apply-gift-card', code: 'TAU0000NIEM'},
  {intent: 'choose-country', country: 'AT'},
  {intent: 'write-note', note: 'x'.repeat(500), gift: 'yes'},
];

/** Somebody with a cart that holds as many lines as it can. */
async function withFullCart({shop}: Places, link: string): Promise<Visitor> {
  const visitor = createVisitor(shop);
  const {status} = await visitor.post(link, {body: {idempotencyKey: crypto.randomUUID()}});
  if (status !== 303) throw new Error(`The cart was not filled: ${status}`);
  return visitor;
}

/**
 * For each route of the table of pages the request that costs it most: with a cart that is full, a customer with several
 * deliveries, the longest texts and the longest lists.
 *
 * @param variants numbers of variants that can be bought
 */
export async function largestRequests(places: Places, variants: readonly string[]): Promise<readonly LargestRequest[]> {
  const link = `/de/cart/${variants
    .slice(0, CART_LINES)
    .map((number) => `${number}:1`)
    .join(',')}`;
  const buyer = await withFullCart(places, link);
  const customer = await logIn(places, CUSTOMERS.several, await withFullCart(places, link));
  const service = subscriptionsOf(places, CUSTOMERS.several);
  const placeOf = async (to: 'delivery' | 'product', name: string) =>
    DASHBOARD + (await formOf(service, {to, name, fields: () => ({})})).place;
  const paths: Readonly<Partial<Record<string, string>>> = {
    cartPermalink: link,
    linesWithoutLanguage: link.slice('/de'.length),
    deliveryCommand: await placeOf('delivery', 'address'),
    productCommand: await placeOf('product', 'swap'),
  };
  const reads = PAGE_IDS.map((id) => {
    const path = paths[id] ?? addressOf(id);
    return {
      name: `GET ${id}`,
      visitor: isOfCustomer(id) ? customer : buyer,
      next: () => Promise.resolve({path, fields: null}),
    };
  });
  const {body} = await buyer.get(CART);
  const lineId = forms(body).find(({fields}) => fields['intent'] === 'update')?.fields['lineId'] ?? '';
  const writes = [
    ...CART_FORMS.map((fields) => ({name: `POST cart, ${fields['intent']}`, path: CART, fields: {...fields, lineId}})),
    {name: 'POST cart, by a link', path: `${link}?discount=NIEMAND`, fields: {}},
    {name: 'POST saveCart', path: '/de/cart/save', fields: {}},
    {name: 'POST cart, 64 KB', path: CART, fields: {intent: 'write-note', note: WHOLE_BODY}},
    {name: 'POST contact, 64 KB', path: '/de/service/kontakt', fields: {kind: 'customer', message: WHOLE_BODY}},
    ...FORMS.map(([path, fields]) => ({name: `POST ${path}`, path, fields})),
  ].map(({name, path, fields}) => ({
    name,
    visitor: buyer,
    next: () => Promise.resolve({path, fields: {...fresh(), ...fields}}),
  }));
  const profile = [
    {path: '/de/account/profile', fields: {firstName: 'Ada', lastName: 'Moos'}},
    {path: '/de/account/profile/addresses/new', fields: ADDRESS},
  ].map(({path, fields}) => ({
    name: `POST ${path}`,
    visitor: customer,
    next: () => Promise.resolve({path, fields: {...fresh(), ...fields}}),
  }));
  const send = (place: string, fields: Fields) => customer.post(DASHBOARD + place, {body: fields});
  const commands = COMMANDS.map((asked) => ({
    name: `POST ${titleOf(asked)}`,
    visitor: customer,
    next: async () => {
      await resetSubscriptions(places);
      const {place, fields} = await prepareForm(service, send, asked);
      return {path: DASHBOARD + place, fields: {idempotencyKey: crypto.randomUUID(), ...fields}};
    },
  }));
  return [...reads, ...writes, ...profile, ...commands];
}
