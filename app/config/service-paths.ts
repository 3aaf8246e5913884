import {LANGUAGES, type Language} from './languages';

/**
 * The pages on which a customer tells the shop something: they hold a form, stand on their own (no CMS is asked) and
 * are never cached. The first two are the statutory ways out of a contract (§ 356a and § 312k BGB).
 */
export const SERVICE_SLUGS = {
  withdrawal: {de: 'widerruf', en: 'withdrawal'},
  cancellation: {de: 'kuendigung', en: 'cancellation'},
  contact: {de: 'kontakt', en: 'contact'},
  order: {de: 'bestellung', en: 'order'},
  businessContact: {de: 'kontakt-unternehmen', en: 'business-contact'},
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type ServicePage = keyof typeof SERVICE_SLUGS;

/** The path of such a page, where its form is sent to as well. */
export function servicePath(language: Language, page: ServicePage): string {
  return `/${language}/service/${SERVICE_SLUGS[page][language]}`;
}

/** The same page in each language. */
export function servicePaths(page: ServicePage): Readonly<Record<Language, string>> {
  return {de: servicePath('de', page), en: servicePath('en', page)};
}

/** Which of these pages a path names, in whatever language; `null` where it is another page. */
export function servicePageAt(pathname: string): ServicePage | null {
  const slug = /^\/[^/]+\/service\/([^/]+)$/.exec(pathname)?.[1];
  return PAGES.find((page) => slug !== undefined && isSlugOf(page, slug)) ?? null;
}

const PAGES = Object.keys(SERVICE_SLUGS).filter((key): key is ServicePage => key in SERVICE_SLUGS);

function isSlugOf(page: ServicePage, slug: string): boolean {
  return LANGUAGES.some((language) => SERVICE_SLUGS[page][language] === slug);
}
