import {blogPath} from '../config/blog-paths';
import {BRAND} from '../config/brand';
import {RETURN_DAYS} from '../config/commerce';
import {SHIPPING_COUNTRIES} from '../config/countries';
import {contentPath, listingPath, productFeedPath, type ContentKey} from '../config/paths';
import {sitemapPath} from '../domain/seo/sitemap';
import type {Translate} from './catalogue';

type Context = {readonly origin: string; readonly i18n: {readonly translate: Translate}};

const PAGES = [
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
  const note = (key: (typeof PAGES)[number]) => translate(`seo:llms.pages.${key}`);
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
            path: listingPath('de', 'c', 'coffee-shop'),
            note: listingPath('en', 'c', 'coffee-shop'),
          },
          {
            title: translate('seo:llms.gear'),
            path: listingPath('de', 'g', 'equipment-shop'),
            note: listingPath('en', 'g', 'equipment-shop'),
          },
        ],
      },
      {
        title: translate('seo:llms.know'),
        links: PAGES.map((key) => ({
          title: note(key),
          path: contentPath('de', key),
          note: contentPath('en', key),
        })),
      },
      {
        title: translate('seo:llms.all'),
        links: [
          {title: translate('seo:llms.blog'), path: blogPath('de'), note: blogPath('en')},
          {title: translate('seo:llms.sitemap'), path: '/sitemap.xml', note: sitemapPath('de', 'products')},
          {title: translate('seo:llms.feed'), path: productFeedPath('de'), note: productFeedPath('en')},
        ],
      },
    ],
  };
}
