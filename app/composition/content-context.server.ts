import {contentAssets, type Env} from '../config/env.server';
import type {Language} from '../config/languages';
import type {SiteSettings} from '../config/site-settings';
import type {Fallible} from '../domain/fallible';
import type {Move} from '../domain/http/follow-redirects';
import {publicPage} from '../edge/public-pages.server';
import {createTtlSet} from '../runtime/ttl-set.server';
import {createWriteThrottle} from '../runtime/write-throttle.server';
import {createBlog, type Blog} from '../services/cms/blog.server';
import {createContent, type Content} from '../services/cms/content.server';
import {createDocuments, type Documents} from '../services/cms/documents.server';
import {createCmsGateway} from '../services/cms/gateway.server';
import {createHomeContent} from '../services/cms/home.server';
import {createSiteSettings} from '../services/cms/site-settings.server';
import {createFindRedirect} from '../services/redirects.server';
import type {LastKnownGoodStore} from '../services/cms/stale-if-error-query.server';
import type {ServiceCalls} from '../services/service-calls.server';
import type {ServiceError} from '../services/service-error.server';
import type {Catalogue} from '../services/storefront/catalogue.server';
import type {SitemapSource} from '../services/storefront/sitemap-source.server';

/** The CMS's part of a request's context. */
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
  readonly movedTo: () => Promise<Move | null>;
};

/** The Durable Object of last good answers, as a caller sees it. Every call fails where the object cannot be reached. */
export type LastKnownGoodObject = {
  readonly read: (key: string) => Promise<string | null>;
  readonly keep: (key: string, text: string) => Promise<void>;
};

type Options = {
  readonly env: Env;
  readonly calls: ServiceCalls;
  readonly sitemapSource: SitemapSource;
  readonly catalogue: Catalogue;
  /** The last good answers of the CMS, for the pages that must always be there. */
  readonly lastKnownGood: LastKnownGoodObject;
  readonly report: (error: unknown) => void;
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** `null`: what is published. */
  readonly draftsToken: string | null;
  readonly fallible: <T>(data: Promise<T>) => Promise<Fallible<T>>;
  /** Notes that a part of the answer is older than it should be. */
  readonly notePartial: () => void;
  readonly pathname: string;
};

/** The blocks that this isolate has reported in the last hour. */
const reportedBlocks = createTtlSet({ttlMs: 60 * 60 * 1000, maxSize: 1000, clock: Date.now});

/** All isolates write their last good answers to one object: each skips an answer that it has written in the last ten minutes. */
const throttle = createWriteThrottle({ttlMs: 10 * 60 * 1000, maxSize: 1000, clock: Date.now});

/** Drafts are for those who asked for them and for no later visitor; what was published is no draft. */
const NO_STORE: LastKnownGoodStore = {read: () => Promise.resolve(null), keep: () => undefined};

/** Creates the store of what is published. A page that is made of it may be older than a purge: its document is not kept as a whole one. */
function published(
  {lastKnownGood, waitUntil, report}: Options,
  onRead: () => void = () => undefined,
): LastKnownGoodStore {
  return {
    read: async (key) => {
      const text = await lastKnownGood.read(key);
      if (text !== null) onRead();
      return text;
    },
    keep: (key, text) => waitUntil(throttle(key, text, () => lastKnownGood.keep(key, text)).catch(report)),
  };
}

/** Constructs the adapters of the CMS for a request's context; `context.server.ts` constructs the rest. */
export function createContentAdapters(options: Options, language: Language): ContentAdapters {
  const {env, calls, catalogue, sitemapSource, report, draftsToken, fallible, pathname} = options;
  const cms = {
    origin: env.CMS_ORIGIN,
    projectId: env.CMS_PROJECT_ID,
    dataset: env.CMS_DATASET,
    calls,
    report: (error: ServiceError) => {
      if (reportedBlocks.has(error.message)) return;
      reportedBlocks.add(error.message);
      report(error);
    },
  };
  const gateway = createCmsGateway({...cms, draftsToken});
  const origin = env.SHOP_ORIGIN;
  const scope = {gateway, catalogue, language, origin};
  const store = draftsToken === null ? published(options, options.notePartial) : NO_STORE;
  const documents = createDocuments(gateway);
  const findRedirect = createFindRedirect({
    readEdited: documents.redirect,
    readMerchants: sitemapSource.redirects,
    catalogue,
    origin,
    fallible,
  });
  let moved: Promise<Move | null> | undefined;
  return {
    content: createContent({...scope, fileBase: contentAssets(env, 'files'), lastKnownGood: store}),
    homeContent: createHomeContent({...scope, lastKnownGood: store}),
    documents,
    movedTo: () => (moved ??= findRedirect(pathname)),
    blog: createBlog(scope),
    siteSettings: createSiteSettings({
      ...scope,
      // The isolate remembers them for all visitors: no draft may get in there, and nobody's preview may take away what was published.
      gateway: createCmsGateway(cms),
      lastKnownGood: published(options),
      report,
      isShared: publicPage(pathname) !== null,
    }),
  };
}
