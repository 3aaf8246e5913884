import type {AccountContext} from './account-context.server';
import type {ContentAdapters} from './content-context.server';
import type {ConsentState} from '../config/slots';
import type {Day} from '../domain/delivery';
import type {Fallible} from '../domain/fallible';
import type {FormAnswer} from '../domain/form/form-answer';
import type {FeedItem} from '../domain/feed/product-feed';
import type {LastCart, PriceMemory} from '../edge/cart-cookies.server';
import type {MeasurementSettings} from './feature-switches.server';
import type {Flash} from '../forms/flash-message.server';
import type {LostLines} from '../forms/lost-lines.server';
import type {RequestTexts} from '../i18n/catalogue.server';
import type {VisitorLimits} from '../objects/visitor-limits.server';
import type {Preview} from './preview-context.server';
import type {ServiceApiAdapters} from './service-api-context.server';
import type {CartService} from '../services/cart/cart-service.server';
import type {Search} from '../services/search/search.server';
import type {Catalogue} from '../services/storefront/catalogue.server';
import type {SitemapSource} from '../services/storefront/sitemap-source.server';

/** Context of loaders and actions: everything of the outside world that a page needs. */
export type ShopContext = AccountContext &
  ContentAdapters &
  ServiceApiAdapters & {
    /** The shop's own origin, for absolute addresses. */
    readonly origin: string;
    /** The path as the visitor sees it, for documents and data requests alike. */
    readonly pathname: string;
    /** Whether the browser's script asks (for data) and not the browser itself (for a document). */
    readonly isDataRequest: boolean;
    /** Whether a script has sent a form whose page is of another build: it may not know what is new in an answer. */
    readonly isOfOtherBuild: boolean;
    /** Whether the browser says that a page of another site asks. */
    readonly isForeignPage: boolean;
    /** For the inline scripts of this document. */
    readonly nonce: string;
    readonly i18n: RequestTexts;
    readonly catalogue: Catalogue;
    readonly preview: Preview;
    readonly sitemapSource: SitemapSource;
    readonly productFeed: () => Promise<readonly FeedItem[]>;
    readonly cart: CartService;
    readonly lastCart: LastCart;
    readonly seenPrices: PriceMemory;
    /** Remembers what the visitor allows. */
    readonly rememberConsent: (state: ConsentState) => void;
    readonly search: Search;
    /** How often this visitor may ask for what costs others something. */
    readonly limits: VisitorLimits;
    /** The pages of the account host. */
    readonly accountUrl: string;
    /** Where the browser may measure and report errors to, once the visitor allows it. */
    readonly measurement: MeasurementSettings;
    /** Whether the shop is closed for work on it. */
    readonly isClosed: boolean;
    /** Whether the design system's workbench is open; never in production. */
    readonly hasWorkbench: boolean;
    /** The page's JSON-LD: written by its loader, read when its document is made. */
    readonly linkedData: {json: string};
    /** How the page answers a form: set by the action or loader that read it, used by the page's title. */
    readonly form: {hasErrors: boolean; answer: FormAnswer<string, string, unknown> | null};
    /** The flash message, which the page after a plain form shows once. */
    readonly flash: Flash;
    /** The lines that reading the cart has removed, until the cart's page names them. */
    readonly lostLines: LostLines;
    /** Marks something that the page can do without: in an outage it is missing, and the page stays whole. */
    readonly fallible: <T>(data: Promise<T>) => Promise<Fallible<T>>;
    readonly now: () => Date;
    /** The day in Germany, now. */
    readonly today: () => Day;
    readonly report: (error: unknown) => void;
  };

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends ShopContext {}
}
