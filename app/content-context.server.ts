import type {Env} from './config/env.server';
import type {Language} from './config/languages';
import type {SiteSettings} from './config/site-settings';
import type {Part} from './domain/part';
import {publicPage} from './edge/public-pages.server';
import {createBlog, type Blog} from './services/cms/blog.server';
import {createContent, type Content} from './services/cms/content.server';
import {createDocuments, type Documents} from './services/cms/documents.server';
import {createCmsGateway} from './services/cms/gateway.server';
import {createHomeContent} from './services/cms/home.server';
import {createSiteSettings} from './services/cms/site-settings.server';
import {createSparingKeeper} from './services/cms/sparing-keeper.server';
import {createFindRedirect} from './services/redirects.server';
import type {ServiceCalls} from './services/service-calls.server';
import type {Catalogue} from './services/storefront/catalogue.server';
import type {Directory} from './services/storefront/directory.server';

/** What of a request's context is the editors'. */
export type ContentAdapters = {
  readonly content: Content;
  /** What the editors say on the home page: see `createHomeContent`. */
  readonly homeContent: ReturnType<typeof createHomeContent>;
  readonly blog: Blog;
  /** What editors say of every page. Never throws `ServiceError`: there are defaults. */
  readonly siteSettings: () => Promise<SiteSettings>;
  /** All that can be found, in both languages. */
  readonly documents: Documents;
  /** Where this request's address leads that no page has; `null` where it leads nowhere. Asks once, and never throws. */
  readonly movedTo: () => Promise<string | null>;
};

type Options = {
  readonly env: Env;
  readonly calls: ServiceCalls;
  readonly directory: Directory;
  readonly catalogue: Catalogue;
  /** The last good answers of the CMS, for the pages that must always be there. */
  readonly kept: {
    readonly read: (key: string) => Promise<string | null>;
    readonly keep: (key: string, text: string) => Promise<void>;
  };
  readonly report: (error: unknown) => void;
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** `null`: what is published. */
  readonly draftsToken: string | null;
  readonly part: <T>(data: Promise<T>) => Promise<Part<T>>;
  readonly pathname: string;
};

/** Of this isolate. */
const sparingly = createSparingKeeper(Date.now);

/** Constructs what of a request's context is the editors'; `context.server.ts` constructs the rest. */
export function createContentAdapters(options: Options, language: Language): ContentAdapters {
  const {env, calls, catalogue, directory, kept, report, waitUntil, draftsToken, part, pathname} = options;
  const cms = {origin: env.CMS_ORIGIN, calls};
  const gateway = createCmsGateway({...cms, draftsToken});
  const origin = env.SHOP_ORIGIN;
  const scope = {gateway, catalogue, language, origin};
  const shelf = {
    read: (key: string) => kept.read(key),
    // Drafts are for those who asked for them, and for no later visitor.
    keep: (key: string, text: string) => {
      if (draftsToken === null) waitUntil(sparingly(key, text, () => kept.keep(key, text)).catch(report));
    },
  };
  const documents = createDocuments(gateway);
  const findRedirect = createFindRedirect({
    readEdited: documents.redirect,
    readMerchants: directory.redirects,
    ...{catalogue, origin, part},
  });
  let moved: Promise<string | null> | undefined;
  return {
    content: createContent({...scope, assetOrigin: env.CMS_ASSET_ORIGIN, kept: shelf}),
    homeContent: createHomeContent({...scope, kept: shelf}),
    documents,
    movedTo: () => (moved ??= findRedirect(pathname)),
    blog: createBlog(scope),
    siteSettings: createSiteSettings({
      ...scope,
      // The isolate remembers them for all visitors: no draft may get in there.
      gateway: createCmsGateway(cms),
      ...{kept: shelf, report, isShared: publicPage(pathname) !== null},
    }),
  };
}
