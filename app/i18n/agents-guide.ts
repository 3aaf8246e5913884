import {PAGES} from '../pages';
import {blogPath} from '../pages/blog-paths';
import {BRAND} from '../config/brand';
import {HOME_COLLECTIONS, RETURN_DAYS} from '../config/commerce';
import {SHIPPING_COUNTRIES} from '../config/countries';
import {DEFAULT_LANGUAGE, otherLanguage} from '../config/languages';
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

/** Returns what the shop tells assistants, in German, its first language, with the English pages named beside. */
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
          {
            title: translate('seo:agents.forms.search'),
            path: searchPath(DEFAULT_LANGUAGE),
            note: `${searchPath(BESIDE)}, GET, \`q\``,
          },
          {
            title: translate('seo:agents.forms.filters'),
            path: listingPath(DEFAULT_LANGUAGE, 'c', HOME_COLLECTIONS.coffee),
            note: `${listingPath(BESIDE, 'c', HOME_COLLECTIONS.coffee)}, GET, ${parameterList(PAGES['listing-c'])}`,
          },
          {
            title: translate('seo:agents.pages.coffeeMatch'),
            path: contentPath(DEFAULT_LANGUAGE, 'coffeeMatch'),
            note: `${contentPath(BESIDE, 'coffeeMatch')}, GET, ${parameterList(PAGES.coffeeMatch)}`,
          },
          {
            title: translate('seo:agents.forms.cart'),
            path: cartPath(DEFAULT_LANGUAGE),
            note: cartPath(BESIDE),
          },
        ],
      },
      {
        title: translate('seo:agents.shop'),
        links: [
          {
            title: translate('seo:agents.coffee'),
            path: listingPath(DEFAULT_LANGUAGE, 'c', HOME_COLLECTIONS.coffee),
            note: listingPath(BESIDE, 'c', HOME_COLLECTIONS.coffee),
          },
          {
            title: translate('seo:agents.gear'),
            path: listingPath(DEFAULT_LANGUAGE, 'g', HOME_COLLECTIONS.gear),
            note: listingPath(BESIDE, 'g', HOME_COLLECTIONS.gear),
          },
        ],
      },
      {
        title: translate('seo:agents.know'),
        links: EXPLAINED.map((key) => ({
          title: note(key),
          path: contentPath(DEFAULT_LANGUAGE, key),
          note: contentPath(BESIDE, key),
        })),
      },
      {
        title: translate('seo:agents.all'),
        links: [
          {title: translate('seo:agents.blog'), path: blogPath(DEFAULT_LANGUAGE), note: blogPath(BESIDE)},
          {
            title: translate('seo:agents.sitemap'),
            path: PAGES.sitemapIndex.path,
            note: sitemapPath(DEFAULT_LANGUAGE, 'products'),
          },
          {title: translate('seo:agents.feed'), path: productFeedPath(DEFAULT_LANGUAGE), note: productFeedPath(BESIDE)},
        ],
      },
    ],
  };
}
