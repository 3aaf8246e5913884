import {PAGES} from '../pages';
import {blogPath} from '../pages/blog-paths';
import {BRAND} from '../config/brand';
import {HOME_COLLECTIONS, RETURN_DAYS} from '../config/commerce';
import {SHIPPING_COUNTRIES} from '../config/countries';
import {DEFAULT_LANGUAGE, otherLanguage, type Language} from '../config/languages';
import {AGENT_PATHS, parameterList, productFeedPath, sitemapPath} from '../pages/crawlers';
import {cartPath, contentPath, listingPath, productPath, searchPath, type ContentKey} from '../pages/paths';
import type {Translate} from './catalogue';

type Context = {readonly origin: string; readonly i18n: {readonly translate: Translate}};

const BESIDE = otherLanguage(DEFAULT_LANGUAGE);

const EXPLAINED = [
  'subscription',
  'coffeeMatch',
  'shipping',
  'returns',
  'payment',
  'faq',
  'brewingGuides',
  'productTests',
  'story',
  'foundation',
  'businessInformation',
] as const satisfies readonly ContentKey[];

const coffeePath = (language: Language) => listingPath(language, 'c', HOME_COLLECTIONS.coffee);
const gearPath = (language: Language) => listingPath(language, 'g', HOME_COLLECTIONS.gear);
const content = (key: ContentKey) => (language: Language) => contentPath(language, key);

/** A link to the page in the first language; its note names the same page in the other one. */
function pageInBoth(title: string, path: (language: Language) => string, use = '') {
  return {title, path: path(DEFAULT_LANGUAGE), note: `${path(BESIDE)}${use}`};
}

/** Returns the content of `/agents.md`: texts and links in German, the default language, each with its English address. */
export function agentsGuide({origin, i18n: {translate}}: Context) {
  const note = (key: (typeof EXPLAINED)[number]) => translate(`seo:agents.pages.${key}`);
  return {
    origin,
    name: BRAND.name,
    summary: translate('seo:agents.summary', {
      shop: BRAND.name,
      countries: SHIPPING_COUNTRIES.length,
      days: RETURN_DAYS,
      foundation: BRAND.foundation,
    }),
    sections: [
      {
        title: translate('seo:agents.rules.title'),
        rules: [
          translate('seo:agents.rules.person'),
          translate('seo:agents.rules.forms'),
          translate('seo:agents.rules.tools', AGENT_PATHS),
          translate('seo:agents.rules.product', {
            path: decodeURIComponent(productPath(DEFAULT_LANGUAGE, '{handle}')),
            parameters: parameterList(PAGES.product),
            permalink: PAGES.linesWithoutLanguage.path.replace(':lines', '{variant}:{quantity}'),
          }),
        ],
      },
      {
        title: translate('seo:agents.forms.title'),
        links: [
          pageInBoth(translate('seo:agents.forms.search'), searchPath, ', GET, `q`'),
          pageInBoth(translate('seo:agents.forms.filters'), coffeePath, `, GET, ${parameterList(PAGES['listing-c'])}`),
          pageInBoth(note('coffeeMatch'), content('coffeeMatch'), `, GET, ${parameterList(PAGES.coffeeMatch)}`),
          pageInBoth(translate('seo:agents.forms.cart'), cartPath),
        ],
      },
      {
        title: translate('seo:agents.shop'),
        links: [
          pageInBoth(translate('seo:agents.coffee'), coffeePath),
          pageInBoth(translate('seo:agents.gear'), gearPath),
        ],
      },
      {
        title: translate('seo:agents.know'),
        links: EXPLAINED.map((key) => pageInBoth(note(key), content(key))),
      },
      {
        title: translate('seo:agents.all'),
        links: [
          pageInBoth(translate('seo:agents.blog'), blogPath),
          {
            title: translate('seo:agents.sitemap'),
            path: PAGES.sitemapIndex.path,
            note: sitemapPath(DEFAULT_LANGUAGE, 'products'),
          },
          pageInBoth(translate('seo:agents.feed'), productFeedPath),
        ],
      },
    ],
  };
}
