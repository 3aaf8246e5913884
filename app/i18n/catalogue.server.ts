import {type TFunction} from 'i18next';
import {RemixI18Next} from 'remix-i18next/server';

import accountDe from '#locales/de/account.json';
import blogDe from '#locales/de/blog.json';
import cartDe from '#locales/de/cart.json';
import checkoutDe from '#locales/de/checkout.json';
import commonDe from '#locales/de/common.json';
import contentDe from '#locales/de/content.json';
import designDe from '#locales/de/design.json';
import detailsDe from '#locales/de/details.json';
import errorsDe from '#locales/de/errors.json';
import giftDe from '#locales/de/gift.json';
import homeDe from '#locales/de/home.json';
import homeDefaultDe from '#locales/de/homeDefault.json';
import linksDe from '#locales/de/links.json';
import listingDe from '#locales/de/listing.json';
import ordersDe from '#locales/de/orders.json';
import noticesDe from '#locales/de/notices.json';
import mailLinkDe from '#locales/de/mailLink.json';
import newsletterDe from '#locales/de/newsletter.json';
import previewDe from '#locales/de/preview.json';
import productDe from '#locales/de/product.json';
import quizDe from '#locales/de/quiz.json';
import reviewDe from '#locales/de/review.json';
import searchDe from '#locales/de/search.json';
import seoDe from '#locales/de/seo.json';
import shelfDe from '#locales/de/shelf.json';
import subscriptionDe from '#locales/de/subscription.json';
import shellDe from '#locales/de/shell.json';
import accountEn from '#locales/en/account.json';
import stockDe from '#locales/de/stock.json';
import blogEn from '#locales/en/blog.json';
import cartEn from '#locales/en/cart.json';
import checkoutEn from '#locales/en/checkout.json';
import commonEn from '#locales/en/common.json';
import contentEn from '#locales/en/content.json';
import designEn from '#locales/en/design.json';
import detailsEn from '#locales/en/details.json';
import errorsEn from '#locales/en/errors.json';
import giftEn from '#locales/en/gift.json';
import homeEn from '#locales/en/home.json';
import homeDefaultEn from '#locales/en/homeDefault.json';
import linksEn from '#locales/en/links.json';
import listingEn from '#locales/en/listing.json';
import ordersEn from '#locales/en/orders.json';
import noticesEn from '#locales/en/notices.json';
import mailLinkEn from '#locales/en/mailLink.json';
import newsletterEn from '#locales/en/newsletter.json';
import previewEn from '#locales/en/preview.json';
import productEn from '#locales/en/product.json';
import quizEn from '#locales/en/quiz.json';
import reviewEn from '#locales/en/review.json';
import searchEn from '#locales/en/search.json';
import seoEn from '#locales/en/seo.json';
import shelfEn from '#locales/en/shelf.json';
import subscriptionEn from '#locales/en/subscription.json';
import shellEn from '#locales/en/shell.json';
import stockEn from '#locales/en/stock.json';

import {DEFAULT_LANGUAGE, LANGUAGES, LOCALES, type Language} from '../config/languages';
import type {Namespace, Texts, TextTree, Translate} from './catalogue';
import {languageFromPath} from './language-from-path';

export const resources = {
  de: {
    account: accountDe,
    blog: blogDe,
    cart: cartDe,
    checkout: checkoutDe,
    common: commonDe,
    content: contentDe,
    design: designDe,
    details: detailsDe,
    errors: errorsDe,
    gift: giftDe,
    home: homeDe,
    homeDefault: homeDefaultDe,
    links: linksDe,
    listing: listingDe,
    notices: noticesDe,
    orders: ordersDe,
    mailLink: mailLinkDe,
    newsletter: newsletterDe,
    preview: previewDe,
    product: productDe,
    quiz: quizDe,
    review: reviewDe,
    search: searchDe,
    seo: seoDe,
    shelf: shelfDe,
    subscription: subscriptionDe,
    shell: shellDe,
    stock: stockDe,
  },
  en: {
    account: accountEn,
    blog: blogEn,
    cart: cartEn,
    checkout: checkoutEn,
    common: commonEn,
    content: contentEn,
    design: designEn,
    details: detailsEn,
    errors: errorsEn,
    gift: giftEn,
    home: homeEn,
    homeDefault: homeDefaultEn,
    links: linksEn,
    listing: listingEn,
    notices: noticesEn,
    orders: ordersEn,
    mailLink: mailLinkEn,
    newsletter: newsletterEn,
    preview: previewEn,
    product: productEn,
    quiz: quizEn,
    review: reviewEn,
    search: searchEn,
    seo: seoEn,
    shelf: shelfEn,
    subscription: subscriptionEn,
    shell: shellEn,
    stock: stockEn,
  },
} as const satisfies Record<Language, Record<Namespace, TextTree>>;

const namespaces = [
  'account',
  'blog',
  'cart',
  'checkout',
  'common',
  'content',
  'design',
  'details',
  'errors',
  'gift',
  'home',
  'homeDefault',
  'links',
  'listing',
  'notices',
  'orders',
  'mailLink',
  'newsletter',
  'product',
  'quiz',
  'review',
  'search',
  'seo',
  'shelf',
  'subscription',
  'shell',
  'stock',
] as const satisfies readonly Namespace[];

const i18next = new RemixI18Next({
  detection: {
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: DEFAULT_LANGUAGE,
    findLocale: (request) => Promise.resolve(languageFromPath(new URL(request.url).pathname)),
  },
  i18next: {
    resources,
    ns: [...namespaces],
    defaultNS: 'common',
    interpolation: {escapeValue: false},
    initImmediate: false,
  },
});

const translators = new Map<Language, TFunction>();

/** One i18next per language and isolate: remix-i18next makes a new one at every call. */
async function translator(language: Language): Promise<TFunction> {
  const known = translators.get(language);
  if (known) return known;
  const made = await i18next.getFixedT(language, namespaces);
  translators.set(language, made);
  return made;
}

/** What a request's loaders need of the texts. */
export type RequestTexts = {
  readonly language: Language;
  readonly locale: (typeof LOCALES)[Language]['locale'];
  /** Translates on the worker, for titles and descriptions. */
  readonly translate: Translate;
  /** The texts of some namespaces, for the page to hand to the browser. */
  readonly texts: (...names: readonly Namespace[]) => Texts;
};

/** The texts of a page; the language is given by its path and by nothing else. */
export async function createRequestTexts(pathname: string): Promise<RequestTexts> {
  const language = languageFromPath(pathname);
  const fixed = await translator(language);
  return {
    language,
    locale: LOCALES[language].locale,
    translate: (key, values) => fixed(key, {...values}),
    texts: (...names) => Object.fromEntries(names.map((name) => [name, resources[language][name]])),
  };
}
