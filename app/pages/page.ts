import type {Language} from '../config/languages';

/**
 * The values of a query parameter that change a page. A list: any other value is dropped as if it were not said. `by-page`: the
 * page's data say which, and its loader names what it has recognised (`publicDocument`). `free`: whatever a visitor types.
 * A document with a value that was not recognised, or a free one, is rendered and never stored.
 */
export type ParameterValues = readonly string[] | 'by-page' | 'free';

/** The query parameters that change a page which is the same for every visitor. Any other is dropped before rendering. */
export type PublicPage = {
  /** May stand together, each once. */
  readonly parameters: Readonly<Record<string, ParameterValues>>;
  /** At most one of them; a combination is rendered but never stored, so that filters cannot flood the cache. */
  readonly filters: Readonly<Record<string, ParameterValues>>;
};

/** What stands together in a sitemap. */
export type SitemapType = 'pages' | 'posts' | 'products' | 'collections';

/** A row of the table of pages (app/pages.ts). */
export type Page = {
  /** The pattern of its pathname. `:lang` is a language of the shop; `/:lang` alone is home, `/` in the default language. */
  readonly path: string;
  /**
   * What stands for `:slug` in each language, where the page has a name of its own in each. A name with a fragment: in that language
   * it is a part of another page.
   */
  readonly slug?: Readonly<Record<Language, string>>;
  /** The route module below `app/routes`; one that ends in `.ts` answers without the shell. None where `content` shows it. */
  readonly file?: string;
  /** The row of the page that has moved away from this path. */
  readonly movedTo?: string;
  /** Of a moved page: the query parameter with an address in the shop, whose language it is shown in; else the default language. */
  readonly languageOf?: string;
  /** The row of the page that the platform serves under this path, unless the merchant's redirects name another target. */
  readonly platformFormOf?: string;
  /** The row whose route module is shown around this page. */
  readonly parent?: string;
  /** Says that the page is the same for every visitor, so that the edge may store it. A page without it is personal. */
  readonly cache?: PublicPage;
  /** The sitemap that has this page, or all pages of its pattern. */
  readonly sitemap?: SitemapType;
  /**
   * What search engines may not do: `disallow` keeps them from the path (robots.txt), `noindex` lets them read that the page
   * is not to be listed. Nothing is said where a page's data decides.
   */
  readonly robots?: 'disallow' | 'noindex';
  /** Says that the path alone tells the same page in another language, whose query stays; else the page's data names it. */
  readonly languageSwitch?: 'by-path';
  /** The key of its title, where no data names the page. */
  readonly title?: string;
  /** The key of its description; the title where there is none. */
  readonly description?: string;
  /**
   * How a link to it is opened: `document` is a new document, for the page leads to another host or is a file; `on-click` is fetched when
   * the link is followed and never ahead, for it costs a hosted service something; `none` has no link. Nothing is said of all
   * other pages.
   */
  readonly link?: 'document' | 'on-click' | 'none';
};

/** The table of pages, or one of the same form. */
export type Pages = Readonly<Record<string, Page>>;
