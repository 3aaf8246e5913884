import {BRAND} from '../config/brand';
import {LOCALES, type Language} from '../config/languages';
import {cartPath} from '../config/paths';
import {pageSeo, type Alternates, type PageSeo} from '../domain/seo/page-seo';
import type {Translate} from './catalogue';

type TitleTexts = {readonly language: Language; readonly translate: Translate};

/** Title, description and language switch of the cart, which no search engine shall find. `origin` is the shop's own. */
export function cartSeo(i18n: TitleTexts, origin: string): PageSeo {
  return personalSeo('cart', {de: cartPath('de'), en: cartPath('en')}, i18n, origin);
}

/**
 * Title and description of the page after the checkout, which no search engine shall find. It names no partner: the
 * language switch follows the path, and so keeps the order's token. `origin` is the shop's own.
 */
export function confirmSeo(i18n: TitleTexts, origin: string): PageSeo {
  return personalSeo('checkout', {de: null, en: null}, i18n, origin);
}

function personalSeo(page: 'cart' | 'checkout', alternates: Alternates, i18n: TitleTexts, origin: string): PageSeo {
  return pageSeo({
    origin,
    language: i18n.language,
    locales: {de: LOCALES.de.locale, en: LOCALES.en.locale},
    noindex: true,
    title: i18n.translate('seo:titled', {title: i18n.translate(`${page}:title`), shop: BRAND.name}),
    description: i18n.translate(`${page}:description`),
    alternates,
  });
}
