import type {Language} from '../../app/config/languages';

type Words = Readonly<Record<Language, string>>;

const both = (word: string): Words => ({de: word, en: word});

/** Products of the seed data that the tests buy, with the prices shown to a shopper. */
export const GOODS = {
  /** A coffee; `number` is its id at the platform, `cents` the price of the small bag. */
  waldgold: {
    number: 1008,
    title: both('Waldgold Espresso'),
    handle: both('waldgold'),
    cents: 990,
    subscriptionCents: 891,
  },
  /** A coffee in stock in every grind. */
  boaLuz: {title: both('Boa Luz Espresso'), handle: both('boa-luz'), cents: 1090, subscriptionCents: 981},
  /** A piece of gear in three colours. */
  dripper: {
    title: {de: 'Handfilter Trichter 02', en: 'Trichter 02 Dripper'},
    handle: {de: 'handfilter-trichter', en: 'trichter-dripper'},
    cents: 3490,
  },
  /** A set with a price of its own. */
  tastingSet: {
    title: {de: 'Probierset Helle Tage', en: 'Bright Days Tasting Set'},
    handle: {de: 'probierset-helle-tage', en: 'bright-days-tasting-set'},
    cents: 1990,
  },
  giftCard: {
    title: {de: 'Geschenkgutschein', en: 'Gift Card'},
    handle: {de: 'geschenkgutschein', en: 'gift-card'},
    cents: 2500,
  },
} as const;

/** Option names of the seed data. */
export const OPTIONS = {
  smallBag: both('250 g'),
  espressoGround: {de: 'Espresso gemahlen', en: 'Ground for espresso'},
  moss: {de: 'Moos', en: 'Moss'},
} as const;

/** Discount codes of the seed data. */
export const CODES = {
  fifteenPercent: 'LICHTUNG15',
  expired: 'ABGELAUFEN',
  freeShipping: 'VERSANDFREI',
  withoutGift: 'SOLO20',
} as const;

/** Gift cards of the seed data with their balance. */
export const GIFT_CARDS = [
  {code: 'TAU2500MOOS', lastCharacters: 'MOOS', cents: 2500},
  {code: 'TAU0735REST', lastCharacters: 'REST', cents: 735},
] as const;

/** The paths of products and listings. */
export const productUrl = (language: Language, good: {readonly handle: Words}) =>
  `/${language}/p/${good.handle[language]}`;
