import {siteSettingsSchema, type CmsSiteSettings} from '#contracts/cms';

import type {Language} from '../../config/languages';
import {DEFAULT_SITE_SETTINGS, type SiteSettings} from '../../config/site-settings';
import {contentHref} from '../../domain/content/content-href';
import {withDeadline} from '../deadline.server';
import {ServiceError} from '../service-error.server';
import type {CmsGateway} from './gateway.server';
import {queryKept, type Kept} from './kept-query.server';
import {createRememberedSettings} from './remembered-settings.server';

type Options = {
  readonly gateway: CmsGateway;
  readonly language: Language;
  /** The shop's own origin. */
  readonly origin: string;
  readonly kept: Kept;
  readonly report: (error: unknown) => void;
};

/** Of this isolate. */
const memory = createRememberedSettings();

/**
 * Reads the site settings for one page. A page that is kept for others says what is true when it is made, for a purge follows
 * a change at once; one visitor's own does not wait for the CMS each time.
 */
export function createSiteSettings(options: Options & {readonly isShared: boolean}): () => Promise<SiteSettings> {
  const {asked, remembered} = memory;
  const settings = options.isShared ? asked : remembered;
  return () => settings(options.language, () => readSiteSettings(options), Date.now());
}

/** No page waits longer for its footnotes. */
const PATIENCE = {service: 'cms', milliseconds: 800, failure: 'timeout'} as const;

const QUERY = '*[_type == "siteSettings" && language == $language][0]';

/**
 * What editors say of every page in one language (Specification, section 3, Site settings); what they said last while the CMS does not
 * answer, and the defaults of section 9 where they have said nothing. Never throws `ServiceError`.
 */
async function readSiteSettings({gateway, language, origin, kept, report}: Options): Promise<SiteSettings> {
  const impatient: CmsGateway = {
    query: (schema, groq, params) => withDeadline(PATIENCE, gateway.query(schema, groq, params)),
  };
  const query = {key: `${language}/*settings`, schema: siteSettingsSchema.nullable(), groq: QUERY, params: {language}};
  try {
    const said = await queryKept(impatient, kept, query);
    return said ? reshape(said, origin) : DEFAULT_SITE_SETTINGS[language];
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    report(error);
    return DEFAULT_SITE_SETTINGS[language];
  }
}

/** A bar without a safe address to lead to is none; its picture is one of the shop's own. */
function reshape(
  {announcementBar: bar, footerFootnote, pdpBuyboxFootnote}: CmsSiteSettings,
  origin: string,
): SiteSettings {
  const linkURL = contentHref(bar.linkURL, origin);
  const imageSRC = bar.imageSRC === null ? null : contentHref(bar.imageSRC, origin);
  return {
    announcementBar: {
      ...bar,
      barActive: bar.barActive && linkURL !== null,
      linkURL: linkURL ?? '',
      imageSRC: imageSRC?.startsWith('/') ? imageSRC : null,
    },
    footerFootnote,
    pdpBuyboxFootnote,
  };
}
