import {BRAND} from '../config/brand';
import {LOCALES, type Language} from '../config/languages';
import {servicePaths, type ServicePage} from '../config/service-paths';
import {pageSeo, type PageSeo} from '../domain/seo/page-seo';
import type {TextKey, Translate} from './catalogue';

type TitleContext = {
  readonly origin: string;
  readonly i18n: {readonly language: Language; readonly translate: Translate};
};

const TEXTS = {
  withdrawal: ['notices:withdrawal.title', 'notices:withdrawal.description'],
  cancellation: ['notices:cancellation.title', 'notices:cancellation.description'],
  contact: ['notices:contact.title', 'notices:contact.description'],
  order: ['orders:title', 'orders:description'],
  businessContact: ['notices:contact.business.title', 'notices:contact.business.lead'],
} as const satisfies Record<ServicePage, readonly [title: TextKey, description: TextKey]>;

/** Title, description and language switch of a page of customer service, which no search engine lists. */
export function serviceSeo(page: ServicePage, {origin, i18n}: TitleContext): PageSeo {
  const [title, description] = TEXTS[page];
  return pageSeo({
    origin,
    language: i18n.language,
    locales: {de: LOCALES.de.locale, en: LOCALES.en.locale},
    noindex: true,
    title: i18n.translate('seo:titled', {title: i18n.translate(title), shop: BRAND.name}),
    description: i18n.translate(description),
    alternates: servicePaths(page),
  });
}
