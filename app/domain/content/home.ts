import type {ImageSource} from '../picture';
import type {ContentLink} from './page';
import type {PageHead} from './page-head';
import type {RichText} from './rich-text';

/** A picture with a few words and a way on, as promo cards and illustration cards show it. */
export type HomeCard = {
  readonly key: string;
  readonly heading: string;
  readonly text: string;
  readonly picture: ImageSource;
  readonly link: ContentLink;
};

/** The content of the home page (Specification, section 2, Homepage). */
export type HomeContent = {
  readonly hero: Omit<HomeCard, 'key'>;
  readonly promoCards: readonly HomeCard[];
  readonly illustrationCards: readonly HomeCard[];
  readonly imageText: {
    readonly heading: string;
    readonly content: RichText;
    readonly picture: ImageSource;
    readonly pictureSide: 'left' | 'right';
    readonly link: ContentLink | null;
  };
  readonly brandValues: readonly {readonly key: string; readonly heading: string; readonly text: string}[];
};

/** The editors' home page with its title and description for search engines. It has no `noindex`: search engines always list it. */
export type EditedHome = HomeContent & {readonly seo: Omit<PageHead['seo'], 'noindex'>};
