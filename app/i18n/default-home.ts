import {BRAND} from '../config/brand';
import {DEFAULT_CURRENCY, GIFT_CARD_HANDLES, HOME_COLLECTIONS, RETURN_DAYS, SHIPPING} from '../config/commerce';
import type {Language} from '../config/languages';
import {contentPath, listingPath, productPath} from '../pages/paths';
import type {HomeCard, HomeContent} from '../domain/content/home';
import type {Translate} from './catalogue';
import {createFormat} from './format';

type Texts = {readonly language: Language; readonly translate: Translate};

/** The drawn scenes of the home page: their files on the picture host and the size of their masters. */
const SCENES = {
  hero: {path: '/media/scene-home.webp', width: 2000, height: 1500},
  filter: {path: '/media/scene-filter.webp', width: 1600, height: 2000},
  espresso: {path: '/media/scene-espresso.webp', width: 1600, height: 2000},
  decaf: {path: '/media/scene-decaf.webp', width: 1600, height: 2000},
  subscription: {path: '/media/scene-roastery.webp', width: 1600, height: 1200},
  match: {path: '/media/scene-coffee-match.webp', width: 1600, height: 1200},
  gift: {path: '/media/scene-gift.webp', width: 1600, height: 1200},
  foundation: {path: '/media/scene-foundation.webp', width: 1600, height: 1200},
} as const;

/** Returns the built-in home page, for a CMS that has never answered. */
export function defaultHome(texts: Texts): HomeContent {
  const {language, translate} = texts;
  return {
    hero: {
      heading: translate('homeDefault:hero.title'),
      text: translate('homeDefault:hero.text'),
      picture: {...SCENES.hero, alt: translate('homeDefault:hero.alt')},
      link: {
        label: translate('homeDefault:hero.action'),
        href: listingPath(language, 'c', HOME_COLLECTIONS.coffee),
      },
    },
    promoCards: promoCards(texts),
    illustrationCards: ways(texts),
    imageText: {
      heading: translate('homeDefault:foundation.title'),
      content: [paragraph(translate('homeDefault:foundation.text', {foundation: BRAND.foundation}))],
      picture: {...SCENES.foundation, alt: translate('homeDefault:foundation.alt')},
      pictureSide: 'right',
      link: {label: translate('homeDefault:foundation.action'), href: contentPath(language, 'projects')},
    },
    brandValues: brandValues(texts),
  };
}

function promoCards({language, translate}: Texts): readonly HomeCard[] {
  const addresses = {
    subscription: contentPath(language, 'subscription'),
    match: contentPath(language, 'coffeeMatch'),
    gift: productPath(language, GIFT_CARD_HANDLES[language]),
  };
  return (['subscription', 'match', 'gift'] as const).map((key) => ({
    key,
    heading: translate(`homeDefault:promos.${key}.title`),
    text: translate(`homeDefault:promos.${key}.text`),
    picture: {...SCENES[key], alt: translate(`homeDefault:promos.${key}.alt`)},
    link: {label: translate(`homeDefault:promos.${key}.action`), href: addresses[key]},
  }));
}

function ways({language, translate}: Texts): readonly HomeCard[] {
  const handles = {filter: HOME_COLLECTIONS.filter, espresso: HOME_COLLECTIONS.espresso, decaf: 'decaf'};
  return (['filter', 'espresso', 'decaf'] as const).map((key) => ({
    key,
    heading: translate(`homeDefault:ways.${key}.title`),
    text: translate(`homeDefault:ways.${key}.text`),
    picture: {...SCENES[key], alt: ''},
    link: {
      label: translate(`homeDefault:ways.${key}.action`),
      href: listingPath(language, 'c', handles[key]),
    },
  }));
}

function brandValues({language, translate}: Texts): HomeContent['brandValues'] {
  const {amount} = createFormat(language);
  const figures = {
    ...SHIPPING.deliveryDays,
    days: RETURN_DAYS,
    fee: amount({cents: SHIPPING.feeCents, currency: DEFAULT_CURRENCY}),
    freeFrom: amount({cents: SHIPPING.freeFromCents, currency: DEFAULT_CURRENCY}),
  };
  return (['roast', 'origin', 'delivery', 'returns'] as const).map((key) => ({
    key,
    heading: translate(`homeDefault:values.${key}.title`, figures),
    text: translate(`homeDefault:values.${key}.text`, figures),
  }));
}

function paragraph(text: string): HomeContent['imageText']['content'][number] {
  return {
    _type: 'block',
    _key: 'default',
    style: 'normal',
    children: [{_type: 'span', _key: 'words', text, marks: []}],
    markDefs: [],
  };
}
