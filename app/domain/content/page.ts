import type {NewsletterVariant} from '../../config/newsletter';
import type {ImageSource} from '../picture';
import type {Guide} from './guide';
import type {PageHead} from './page-head';
import type {ProductTest} from './product-test';
import type {RichText} from './rich-text';

/** A link with its words; `href` is safe to follow. */
export type ContentLink = {readonly label: string; readonly href: string};

/** Every block has a key of its own on the page, and the fragment under which it can be linked to, if any. */
type Block<Kind extends string, Fields> = Fields & {
  readonly kind: Kind;
  readonly key: string;
  readonly anchor: string | null;
};

export type TextSection = Block<'text', {readonly content: RichText}>;

export type ImageTextContent = Block<
  'imageText',
  {
    readonly heading: string | null;
    readonly content: RichText;
    readonly picture: ImageSource;
    readonly side: 'left' | 'right';
    readonly links: readonly ContentLink[];
  }
>;

export type HeroContent = Block<
  'hero',
  {
    readonly heading: string;
    readonly text: string;
    readonly picture: ImageSource;
    readonly links: readonly ContentLink[];
  }
>;

export type Cards = Block<
  'cards',
  {
    readonly heading: string | null;
    readonly cards: readonly {
      readonly key: string;
      readonly heading: string;
      readonly text: string;
      readonly picture: ImageSource | null;
      readonly link: ContentLink | null;
    }[];
  }
>;

export type Accordion = Block<
  'accordion',
  {
    readonly heading: string | null;
    /** Questions and answers, told to search engines as such. */
    readonly isFaq: boolean;
    readonly items: readonly {readonly key: string; readonly title: string; readonly content: RichText}[];
  }
>;

export type Table = Block<
  'table',
  {
    readonly caption: string;
    readonly head: readonly string[];
    readonly rows: readonly {readonly key: string; readonly cells: readonly string[]}[];
  }
>;

export type Steps = Block<
  'steps',
  {
    readonly heading: string | null;
    readonly steps: readonly {
      readonly key: string;
      readonly heading: string;
      readonly text: string;
      readonly picture: ImageSource | null;
    }[];
  }
>;

/** Products by their handles, or the first of a collection; the cards come beside the page. */
export type ProductRowContent = Block<
  'products',
  {
    readonly heading: string;
    readonly source:
      | {readonly from: 'handles'; readonly handles: readonly string[]}
      | {readonly from: 'collection'; readonly handle: string; readonly limit: number};
    readonly link: ContentLink | null;
  }
>;

export type Quote = Block<'quote', {readonly text: string; readonly author: string; readonly role: string | null}>;

/** A video that is shown outside the shop; `url` is safe to follow, `null` where it was not. */
export type Video = Block<
  'video',
  {readonly title: string; readonly url: string | null; readonly poster: ImageSource; readonly transcript: RichText}
>;

export type Download = Block<
  'download',
  {readonly title: string; readonly text: string; readonly url: string; readonly extension: string}
>;

/** Links to parts of the page; only to those that are there. */
export type Anchors = Block<
  'anchors',
  {readonly heading: string | null; readonly items: readonly {readonly label: string; readonly href: string}[]}
>;

/** Where the shop ships, from the one table of countries. */
export type ShippingCountries = Block<'shippingCountries', unknown>;

/** A way into the quiz. */
export type QuizEntry = Block<
  'quizEntry',
  {readonly heading: string; readonly text: string; readonly picture: ImageSource; readonly link: ContentLink | null}
>;

/** All guides, product tests or projects there are; they come beside the page. */
export type ListContent = Block<
  'list',
  {readonly list: 'guides' | 'productTests' | 'currentProjects' | 'completedProjects'}
>;

/** A form of customer service, which the page of that form takes. */
export type FormContent = Block<
  'form',
  {readonly form: 'withdrawal' | 'cancellation' | 'contact' | 'businessContact' | 'order'}
>;

/** A sign-up to the newsletter, the espresso course or the raffle. */
export type NewsletterContent = Block<
  'newsletter',
  {readonly heading: string; readonly text: string; readonly variant: NewsletterVariant}
>;

export type OwnPartName = 'coffeeMatch' | 'subscription' | 'giftSubscription' | 'redeemGiftSubscription';

/** A part that a page with a route of its own puts in its place. */
export type OwnPart = Block<'part', {readonly part: OwnPartName}>;

export type PageBlock =
  | TextSection
  | ImageTextContent
  | HeroContent
  | Cards
  | Accordion
  | Table
  | Steps
  | ProductRowContent
  | Quote
  | Video
  | Download
  | Anchors
  | ShippingCountries
  | FormContent
  | QuizEntry
  | ListContent
  | NewsletterContent
  | OwnPart;

/** A heading of the page's texts and its fragment. */
export type Heading = {readonly id: string; readonly title: string};

/** A page of the CMS under `/{language}/e/{slug}` (Specification, section 2, Content). */
export type EditorialPage = PageHead & {readonly blocks: readonly PageBlock[]};

/** Returns the namespaces of texts that content needs: those of forms and sign-ups only where there is one. */
export function textsOf(shown: ShownContent) {
  const holds = (wanted: PageBlock['kind']) =>
    shown.state === 'found' && shown.page.blocks.some(({kind}) => kind === wanted);
  return [
    'content',
    'listing',
    ...(holds('form') ? (['contractNotices', 'orders'] as const) : []),
    ...(holds('newsletter') ? (['newsletter'] as const) : []),
  ] as const;
}

/** The content at an address. */
export type ShownContent =
  | {readonly state: 'found'; readonly page: EditorialPage}
  | {readonly state: 'guide'; readonly guide: Guide}
  | {readonly state: 'test'; readonly test: ProductTest};

/** Returns title, slug and partner of what is shown. */
export function headOf(shown: ShownContent): PageHead {
  switch (shown.state) {
    case 'found':
      return shown.page;
    case 'guide':
      return shown.guide;
    case 'test':
      return shown.test;
  }
}

/** The answer to an address of the content. */
export type ContentAnswer = ShownContent | {readonly state: 'unknown'};
