import {siteSettingsSchema, type CmsSiteSettings} from '#contracts/cms';

import {LANGUAGES, type Language} from '../../config/languages';
import {DEFAULT_SITE_SETTINGS, type ShopReviews, type SiteSettings} from '../../config/site-settings';
import {contentHref} from '../../domain/content/content-href';
import {createTtlMemo} from '../../runtime/ttl-memo.server';
import {withTimeout} from '../../runtime/with-timeout.server';
import {ServiceError, throwTimeout} from '../service-error.server';
import type {CmsGateway} from './gateway.server';
import {queryStaleIfError, type LastKnownGoodStore} from './stale-if-error-query.server';

type Options = {
  readonly gateway: CmsGateway;
  readonly language: Language;
  /** The shop's own origin. */
  readonly origin: string;
  readonly lastKnownGood: LastKnownGoodStore;
  readonly report: (error: unknown) => void;
};

/** The settings of each language, in the isolate's memory. */
const memo = createTtlMemo<SiteSettings>({ttlMs: 60_000, maxSize: LANGUAGES.length, clock: () => Date.now()});

/**
 * Reads the site settings for one page. A cached page waits for the current settings, because a purge follows each
 * change at once; a personal page does not wait for the CMS each time.
 */
export function createSiteSettings(options: Options & {readonly isShared: boolean}): () => Promise<SiteSettings> {
  const settings = options.isShared ? memo.refresh : memo.get;
  return () => settings(options.language, () => readSiteSettings(options));
}

/** The longest time, in milliseconds, that a page waits for its footnotes. */
const TIMEOUT_MS = 800;

const QUERY = '*[_type == "siteSettings" && language == $language][0]';

/**
 * The editors' settings for every page in one language (Specification, section 3, Site settings); the last known good
 * ones while the CMS does not answer, and the defaults of section 9 where they have said nothing. Never throws
 * `ServiceError`.
 */
async function readSiteSettings({gateway, language, origin, lastKnownGood, report}: Options): Promise<SiteSettings> {
  const timeout = {milliseconds: TIMEOUT_MS, onTimeout: () => throwTimeout('cms', TIMEOUT_MS)};
  const impatient: CmsGateway = {
    query: (schema, groq, params) => withTimeout(timeout, gateway.query(schema, groq, params)),
  };
  const query = {key: `${language}/*settings`, schema: siteSettingsSchema.nullable(), groq: QUERY, params: {language}};
  try {
    const said = await queryStaleIfError(impatient, lastKnownGood, query);
    return said ? reshape(said, origin) : DEFAULT_SITE_SETTINGS[language];
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    report(error);
    return DEFAULT_SITE_SETTINGS[language];
  }
}

/**
 * Returns the settings in the shop's shape. An announcement bar without words or a safe link with words is not active; its
 * picture is one of the shop's own.
 */
function reshape(
  {announcementBar: bar, footerFootnote, pdpBuyboxFootnote, shopReviews}: CmsSiteSettings,
  origin: string,
): SiteSettings {
  const linkURL = bar.linkURL === null ? null : contentHref(bar.linkURL, origin);
  const imageSRC = bar.imageSRC === null ? null : contentHref(bar.imageSRC, origin);
  return {
    announcementBar: {
      ...bar,
      barActive: bar.barActive && linkURL !== null && isWritten(bar.pitchText) && isWritten(bar.ctaText),
      linkURL: linkURL ?? '',
      imageSRC: imageSRC?.startsWith('/') ? imageSRC : null,
    },
    footerFootnote,
    pdpBuyboxFootnote,
    shopReviews: shopReviews ? reshapeReviews(shopReviews, origin) : null,
  };
}

const isWritten = (text: string) => text.trim() !== '';

/** No figure without a safe address to lead to, or without a word on whether the reviews are checked (§ 5b (3) UWG). */
function reshapeReviews(
  {verification, ...reviews}: NonNullable<CmsSiteSettings['shopReviews']>,
  origin: string,
): ShopReviews | null {
  const url = contentHref(reviews.url, origin);
  return url === null || !verification ? null : {...reviews, verification, url};
}
