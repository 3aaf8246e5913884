import {addDays} from '../../app/domain/subscription/calendar';

/** A resource of the subscription service's API. */
export type Row = Readonly<Record<string, unknown>>;

/** The data for a command's form: an active product of the next delivery, with its address and day. */
export type First = {
  readonly itemId: string;
  readonly addressId: string;
  readonly variant: string;
  readonly day: string;
};

/** A command by the fields of its form. It applies to the customer's next delivery or first product. */
export type Asked = {
  /** The last segment of its path. */
  readonly name: string;
  /** Distinguishes commands with the same name. */
  readonly how?: string;
  readonly to: 'delivery' | 'product' | 'everything';
  readonly fields: (first: First) => Readonly<Record<string, string>>;
  /** The name of the command that must run before it. */
  readonly after?: 'skip' | 'cancel';
};

/** A complete address in another town. */
export const ADDRESS = {
  firstName: 'Ole',
  lastName: 'Hansen',
  company: 'Rösthaus',
  address1: 'Am Horn 1',
  address2: 'Hinterhaus',
  zip: '07743',
  city: 'Jena',
  province: '',
  countryCode: 'DE',
  phone: '+49 3641 112233',
} as const;

/** A coffee that the customer does not have yet. */
export const OTHER_COFFEE = '40101';

const more = {quantity: '2', project: 'SP023'};

/** Every command to a subscription. */
export const COMMANDS: readonly Asked[] = [
  {name: 'add', how: 'once', to: 'delivery', fields: ({variant}) => ({...more, variant, rhythm: 'once'})},
  {name: 'cancel', to: 'product', fields: () => ({reason: 'other', comment: 'Urlaub'})},
  {name: 'add', how: 'regularly', to: 'delivery', fields: ({variant}) => ({...more, variant, rhythm: '6'})},
  {name: 'skip', to: 'delivery', fields: () => ({which: 'all'})},
  {name: 'skip', how: 'in part', to: 'delivery', fields: ({itemId}) => ({which: 'some', item: itemId})},
  {name: 'unskip', to: 'delivery', fields: () => ({}), after: 'skip'},
  {name: 'reschedule', how: 'by weeks', to: 'delivery', fields: () => ({how: 'weeks', weeks: '1'})},
  {
    name: 'reschedule',
    how: 'to a day',
    to: 'delivery',
    fields: ({day}) => ({how: 'day', day: addDays(day, 2)}),
  },
  {name: 'send-now', to: 'delivery', fields: () => ({})},
  {name: 'interval', to: 'delivery', fields: () => ({weeks: '6'})},
  {name: 'address', to: 'delivery', fields: () => ADDRESS},
  {name: 'payment', to: 'delivery', fields: () => ({})},
  {name: 'gift', to: 'delivery', fields: () => ({...ADDRESS, email: 'ole@example.com'})},
  {name: 'swap', to: 'product', fields: () => ({variant: OTHER_COFFEE})},
  {name: 'edit', to: 'product', fields: ({variant}) => ({variant, quantity: '3', weeks: '5'})},
  {name: 'project', to: 'product', fields: () => ({project: 'SP024'})},
  {name: 'remove', to: 'product', fields: () => ({})},
  {name: 'reactivate', to: 'product', fields: () => ({}), after: 'cancel'},
  {name: 'cancel', to: 'everything', fields: () => ({reason: 'tooExpensive'})},
];

/** Names a command in a test's title. */
export function titleOf({name, how, to}: Asked): string {
  return [to === 'everything' ? `${name} everything` : name, how].filter(Boolean).join(' ');
}

/** The command that another one needs beforehand; `null` for none. */
export function beforehand({after}: Asked): Asked | null {
  return COMMANDS.find(({name, to}) => name === after && to !== 'everything') ?? null;
}

/** An active product of the customer's next delivery, as named by the forms. */
export function firstOf(items: readonly Row[]): First {
  const day = (item: Row) => String(item['next_charge_scheduled_at']);
  const [item = {}] = [...items].sort((one, other) => day(one).localeCompare(day(other)));
  return {
    itemId: String(item['id']),
    addressId: String(item['address_id']),
    variant: /\d+/.exec(JSON.stringify(item['external_variant_id']))?.[0] ?? '',
    day: day(item),
  };
}

const titles = (lines: unknown) => JSON.stringify(lines).match(/"(title|quantity)":("[^"]*"|\d+)/g) ?? [];

/**
 * Returns a customer's data at the service, without ids and times, which change with every edit.
 *
 * @param own rows of one kind that are the customer's
 * @param links how many links to change the payment they were mailed
 */
export async function stateOf(own: (name: string) => Promise<readonly Row[]>, links: () => Promise<number>) {
  const pick = async (kind: string, ...names: readonly string[]) =>
    (await own(kind)).map((row) => JSON.stringify(names.map((name) => row[name]))).sort();
  return {
    charges: (await own('charges'))
      .map((charge) => [charge['scheduled_at'], charge['status'], ...titles(charge['line_items'])].join(' '))
      .sort(),
    items: await pick(
      'subscriptions',
      'product_title',
      'variant_title',
      'status',
      'quantity',
      'order_interval_frequency',
      'properties',
    ),
    once: await pick('onetimes', 'product_title', 'quantity', 'properties'),
    addresses: await pick('addresses', 'first_name', 'company', 'address1', 'address2', 'city', 'phone'),
    orders: (await own('orders')).length,
    links: await links(),
  };
}
