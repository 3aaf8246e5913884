import {SEED_ORDERS} from './customer-orders';
import type {SeedOrder} from './customer-orders';

/** A postal address of a customer. */
export type SeedAddress = {
  /** Becomes `gid://shopify/CustomerAddress/{number}`; unique over all customers. */
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly zip: string;
  readonly city: string;
  readonly countryCode: string;
  /** E.164, or empty. */
  readonly phone: string;
};

/** What a customer is there to show. The subscriptions of the `subscription-…` ones live in the subscription service. */
export type CustomerStory =
  | 'new'
  | 'orders'
  | 'subscription-upcoming'
  | 'subscription-processing'
  | 'subscription-errored'
  | 'subscription-skipped'
  | 'subscription-cancelled'
  | 'subscription-expired'
  | 'subscription-several'
  | 'subscription-gift'
  | 'subscription-legacy-payment'
  | 'subscription-custom-gateway'
  | 'subscription-out-of-stock'
  | 'business'
  | 'abroad';

export type SeedCustomer = {
  /** Becomes `gid://shopify/Customer/{number}`. */
  readonly number: number;
  readonly story: CustomerStory;
  /** In lower case; the code to log in is sent there. */
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly tags: readonly string[];
  readonly language: 'de' | 'en';
  readonly createdAt: string;
  /** The first one is the default. */
  readonly addresses: readonly SeedAddress[];
  readonly orders: readonly SeedOrder[];
};

const SPELLED = {ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ı: 'i'} as const;

/** The customers that a fresh emulator knows. Every one of them can log in with a code from the outbox. */
export const customers: readonly SeedCustomer[] = [
  {
    number: 7001,
    story: 'new',
    email: 'mira.neu@example.com',
    firstName: null,
    lastName: null,
    phone: null,
    tags: [],
    language: 'de',
    createdAt: '2026-10-30T09:12:00Z',
    addresses: [],
    orders: [],
  },
  customer(7002, 'orders', 'Jonas', 'Berger', ['Lindenallee 14', '04229', 'Leipzig'], {
    phone: '+4915112345678',
    second: ['Werkstattgasse 3', '04107', 'Leipzig'],
  }),
  customer(7003, 'subscription-upcoming', 'Lena', 'Hoffmann', ['Am Mühlgraben 8', '99423', 'Weimar']),
  customer(7004, 'subscription-processing', 'Emre', 'Yıldız', ['Sonnenstraße 21', '80331', 'München']),
  customer(7005, 'subscription-errored', 'Paula', 'Sommer', ['Deichweg 5', '26382', 'Wilhelmshaven']),
  customer(7006, 'subscription-skipped', 'Tomasz', 'Nowak', ['Hafenstraße 40', '20457', 'Hamburg']),
  customer(7007, 'subscription-cancelled', 'Greta', 'Lindner', ['Schulgasse 2', '6020', 'Innsbruck', 'AT']),
  customer(7008, 'subscription-expired', 'Ole', 'Petersen', ['Fischmarkt 11', '24103', 'Kiel']),
  customer(7009, 'subscription-several', 'Nadia', 'Rahimi', ['Parkring 77', '60311', 'Frankfurt am Main'], {
    second: ['Gartenweg 9', '61348', 'Bad Homburg'],
  }),
  customer(7010, 'subscription-gift', 'Wilma', 'Krüger', ['Kirchplatz 1', '48143', 'Münster']),
  customer(7011, 'subscription-legacy-payment', 'Bernd', 'Albers', ['Moorweg 33', '28195', 'Bremen']),
  customer(7012, 'business', 'Sabine', 'Vogt', ['Marktstraße 6', '70173', 'Stuttgart'], {
    company: 'Café Vogt GmbH',
    tags: ['b2b'],
  }),
  customer(7013, 'abroad', 'Harriet', 'Mills', ['27 Orchard Lane', 'BS1 5TR', 'Bristol', 'GB'], {language: 'en'}),
  customer(7014, 'subscription-custom-gateway', 'Ida', 'Lorenz', ['Buchenweg 12', '37073', 'Göttingen']),
  customer(7015, 'subscription-out-of-stock', 'Kaspar', 'Wulf', ['Am Anger 3', '99084', 'Erfurt']),
];

type Place = readonly [street: string, zip: string, city: string, countryCode?: string];

type Extras = {
  readonly phone?: string;
  readonly second?: Place;
  readonly company?: string;
  readonly tags?: readonly string[];
  readonly language?: 'de' | 'en';
};

/** The e-mail address is the name in plain letters at example.com. */
function customer(
  number: number,
  story: CustomerStory,
  firstName: string,
  lastName: string,
  home: Place,
  {phone, second, company = '', tags = [], language = 'de'}: Extras = {},
): SeedCustomer {
  const address = ([address1, zip, city, countryCode = 'DE']: Place, index: number): SeedAddress => ({
    number: number * 100 + index,
    firstName,
    lastName,
    company,
    address1,
    address2: '',
    zip,
    city,
    countryCode,
    phone: phone ?? '',
  });
  return {
    number,
    story,
    email: `${plain(firstName)}.${plain(lastName)}@example.com`,
    firstName,
    lastName,
    phone: phone ?? null,
    tags,
    language,
    createdAt: '2024-03-08T08:30:00Z',
    addresses: [home, ...(second === undefined ? [] : [second])].map(address),
    orders: SEED_ORDERS[number] ?? [],
  };
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüßı]/g, (letter) => (isSpelled(letter) ? SPELLED[letter] : letter))
    .replace(/[^a-z]/g, '');
}

function isSpelled(letter: string): letter is keyof typeof SPELLED {
  return Object.hasOwn(SPELLED, letter);
}
