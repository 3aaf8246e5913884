import {PAGES} from '../pages';
import {blogPath} from '../pages/blog-paths';
import {BRAND} from '../config/brand';
import {HOME_COLLECTIONS, RETURN_DAYS} from '../config/commerce';
import {SHIPPING_COUNTRIES} from '../config/countries';
import {DEFAULT_LANGUAGE, otherLanguage} from '../config/languages';
import {productFeedPath, sitemapPath} from '../pages/crawlers';
import {contentPath, listingPath, type ContentKey} from '../pages/paths';
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

/** What the shop tells language models, in German, its first language, with the English pages named beside. */
export function llmsGuide({origin, i18n: {translate}}: Context) {
  const note = (key: (typeof EXPLAINED)[number]) => translate(`seo:llms.pages.${key}`);
  return {
    origin,
    name: BRAND.name,
    summary: translate('seo:llms.summary', {
      shop: BRAND.name,
      countries: SHIPPING_COUNTRIES.length,
      days: RETURN_DAYS,
      foundation: BRAND.foundation,
    }),
    sections: [
      {
        title: translate('seo:llms.shop'),
        links: [
          {
            title: translate('seo:llms.coffee'),
            path: listingPath(DEFAULT_LANGUAGE, 'c', HOME_COLLECTIONS.coffee),
            note: listingPath(BESIDE, 'c', HOME_COLLECTIONS.coffee),
          },
          {
            title: translate('seo:llms.gear'),
            path: listingPath(DEFAULT_LANGUAGE, 'g', HOME_COLLECTIONS.gear),
            note: listingPath(BESIDE, 'g', HOME_COLLECTIONS.gear),
          },
        ],
      },
      {
        title: translate('seo:llms.know'),
        links: EXPLAINED.map((key) => ({
          title: note(key),
          path: contentPath(DEFAULT_LANGUAGE, key),
          note: contentPath(BESIDE, key),
        })),
      },
      {
        title: translate('seo:llms.all'),
        links: [
          {title: translate('seo:llms.blog'), path: blogPath(DEFAULT_LANGUAGE), note: blogPath(BESIDE)},
          {
            title: translate('seo:llms.sitemap'),
            path: PAGES.sitemapIndex.path,
            note: sitemapPath(DEFAULT_LANGUAGE, 'products'),
          },
          {title: translate('seo:llms.feed'), path: productFeedPath(DEFAULT_LANGUAGE), note: productFeedPath(BESIDE)},
        ],
      },
    ],
  };
}
