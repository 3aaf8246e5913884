import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {COOKIES} from '../../app/config/cookies.server';
import {LANGUAGES, type Language} from '../../app/config/languages';
import {GROUP_COOKIE} from '../../app/config/visitor-group';
import type {ServiceName} from '../../app/services/service-error.server';
import type {PersonalData} from '../../contracts/personal-data';
import stockDe from '../../locales/de/stock.json';
import stockEn from '../../locales/en/stock.json';
import {RETENTION, type Period} from '../../service/config/retention';

const PAGES = {de: 'datenschutz.de.md', en: 'privacy.en.md'} as const;

const UNITS = {
  de: {day: ['Tag', 'Tage'], hour: ['Stunde', 'Stunden'], minute: ['Minute', 'Minuten']},
  en: {day: ['day', 'days'], hour: ['hour', 'hours'], minute: ['minute', 'minutes']},
} as const;

/** The page's parts, by their fragments. */
const PARTS = {
  visit: {de: 'besuch', en: 'visit'},
  orders: {de: 'einkauf', en: 'orders'},
  contact: {de: 'kontakt', en: 'contact'},
  declarations: {de: 'erklaerungen', en: 'declarations'},
  returns: {de: 'rueckgabe', en: 'returns'},
  reviews: {de: 'bewertungen', en: 'reviews'},
  reminders: {de: 'erinnerungen', en: 'reminders'},
  carts: {de: 'warenkoerbe', en: 'carts'},
  presents: {de: 'geschenke', en: 'presents'},
  newsletter: {de: 'newsletter', en: 'newsletter'},
} as const;

type Part = keyof typeof PARTS;

/** Where the page tells of each kind of data that the service worker holds of an address. */
const KINDS: Readonly<Record<keyof PersonalData, readonly Part[]>> = {
  newsletter: ['newsletter'],
  notices: ['contact', 'declarations'],
  returns: ['returns'],
  reviews: ['reviews'],
  backInStock: ['reminders'],
  giftVouchers: ['presents'],
  savedCarts: ['carts'],
  mails: ['orders'],
  requests: ['visit'],
  limits: ['visit'],
};

/** Where the page says each period; nowhere that of the operator's own login. */
const KEPT: Readonly<Record<keyof typeof RETENTION, readonly Part[]>> = {
  idempotentRequest: ['visit'],
  limit: ['visit'],
  mailSent: ['orders'],
  mailDead: ['orders'],
  newsletterRequest: ['newsletter'],
  newsletterProof: ['newsletter'],
  contactRequest: ['contact'],
  contractNotice: ['declarations'],
  return: ['returns'],
  reviewUnpublished: ['reviews'],
  stockRequest: ['reminders'],
  stockWaiting: ['reminders'],
  stockTold: ['reminders'],
  giftRedemption: ['presents'],
  giftVoucher: ['presents'],
  savedCart: ['carts'],
  operatorSession: [],
};

/** Who is behind each service that the shop speaks to, and behind what the service worker and browsers speak to. */
const SERVICES: Readonly<
  Record<
    ServiceName | 'pictures' | 'mail' | 'errors' | 'measurement' | 'payment' | 'messages',
    Readonly<Record<Language, string>>
  >
> = {
  storefront: {de: 'Shopify', en: 'Shopify'},
  account: {de: 'Shopify', en: 'Shopify'},
  pictures: {de: 'Shopify', en: 'Shopify'},
  'service-api': {de: 'Cloudflare', en: 'Cloudflare'},
  mutex: {de: 'Cloudflare', en: 'Cloudflare'},
  object: {de: 'Cloudflare', en: 'Cloudflare'},
  search: {de: 'Algolia', en: 'Algolia'},
  cms: {de: 'Sanity', en: 'Sanity'},
  subscriptions: {de: 'Recharge', en: 'Recharge'},
  mail: {de: 'Postmark', en: 'Postmark'},
  errors: {de: 'Sentry', en: 'Sentry'},
  measurement: {de: 'Google Tag Manager', en: 'Google Tag Manager'},
  payment: {de: 'der Dienst, den du an der Kasse wählst', en: 'the provider you choose at the checkout'},
  messages: {de: 'WhatsApp', en: 'WhatsApp'},
};

const YEARS: Readonly<Record<Language, ReadonlyMap<number, string>>> = {
  de: new Map([
    [3, 'bis zum Ende des dritten Kalenderjahres'],
    [6, 'bis zum Ende des sechsten Kalenderjahres'],
  ]),
  en: new Map([
    [3, 'until the end of the third calendar year'],
    [6, 'until the end of the sixth calendar year'],
  ]),
};

/** A period as the page words it. */
function periodText(period: Period, language: Language): string {
  if ('calendarYears' in period) return YEARS[language].get(period.calendarYears) ?? `${period.calendarYears} years`;
  return lifetime('hours' in period ? period.hours * 3600 : period.days * 86_400, language);
}

/** The text of a part of the page, from its heading to the next part. */
function partText(part: Part, language: Language): string {
  const [, text = ''] = pageText(language).split(`:::text{#${PARTS[part][language]}}`);
  return text.split('\n:::\n', 1)[0] ?? '';
}

/** A cookie's lifetime as the page words it. */
function lifetime(seconds: number, language: Language): string {
  const [unit, size] =
    seconds % 86_400 === 0
      ? (['day', 86_400] as const)
      : seconds > 3600 && seconds % 3600 === 0
        ? (['hour', 3600] as const)
        : (['minute', 60] as const);
  const count = seconds / size;
  const [one, other] = UNITS[language][unit];
  return `${count} ${count === 1 ? one : other}`;
}

function pageText(language: Language): string {
  return readFileSync(`emulator/seed/cms/pages/${PAGES[language]}`, 'utf8');
}

/** Name and lifetime of each cookie in the page's table. */
function namedCookies(language: Language): readonly string[] {
  return [...pageText(language).matchAll(/^\| ([\w…-]+) +\| .+? +\| (\d+ \p{L}+) +\|$/gmu)].map(
    ([, name = '', lasts = '']) => `${name}: ${lasts}`,
  );
}

describe.each(LANGUAGES)('the privacy page (%s)', (language) => {
  it('names the cookies that the shop sets, each with its lifetime, and no other', () => {
    const set = [...Object.values(COOKIES), GROUP_COOKIE].map(({name, maxAge}) => {
      const shown = name.endsWith('-') ? `${name}…` : name;
      return `${shown}: ${lifetime(maxAge, language)}`;
    });
    expect(namedCookies(language).toSorted()).toEqual(set.toSorted());
  });

  it.each(Object.entries(KINDS))('tells of what is held of an address, and why: %s', (_, parts) => {
    for (const part of parts) {
      expect(partText(part, language), part).toMatch(/Art\. 6/);
      expect(pageText(language), part).toContain(`](#${PARTS[part][language]})`);
    }
  });

  it.each(Object.entries(RETENTION))('says how long the service worker keeps %s', (name, {period}) => {
    for (const part of new Map(Object.entries(KEPT)).get(name) ?? []) {
      expect(partText(part, language), part).toContain(periodText(period, language));
    }
  });

  it('names every service that gets something, and the ground of each transfer out of the EU', () => {
    const rows = pageText(language)
      .split('\n')
      .filter((line) => line.startsWith('|'));
    for (const [service, name] of Object.entries(SERVICES)) {
      expect(
        rows.some((row) => row.includes(name[language])),
        service,
      ).toBe(true);
    }
    expect(pageText(language)).toMatch(/Data Privacy Framework[^]*Art\. 45[^]*Art\. 46/);
  });

  it('names what the browser keeps with consent', () => {
    expect(pageText(language)).toContain(`recently-viewed-${language}`);
  });
});

it('the form of stock alerts says when an address is deleted that nobody confirmed', () => {
  const {days} = RETENTION.stockRequest.period;
  expect(stockDe.form.privacy).toContain(`nach ${days}\u00A0Tagen`);
  expect(stockEn.form.privacy).toContain(`after ${days}\u00A0days`);
});
