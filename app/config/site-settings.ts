import shop from '../../store/merchant/shop.json' with {type: 'json'};

import {inEachLanguage} from './languages';

/** The shop's rating by a review provider. */
export type ShopReviews = {
  /** From 0 to 5. */
  readonly rating: number;
  readonly count: number;
  /** The provider's name. */
  readonly source: string;
  /** The day of the figures, such as `2026-10-31`. */
  readonly date: string;
  /** Whether and how the provider checks that reviewers have bought. */
  readonly verification: string;
  readonly url: string;
};

/** Specification, section 3, Site settings: the editors' settings for every page, per language. */
export type SiteSettings = {
  readonly announcementBar: {
    readonly barActive: boolean;
    readonly ctaText: string;
    /** Comma-separated parts of paths. */
    readonly hideOnPages: string;
    /** A picture of 50 × 50 pixels, on the shop's own origin. */
    readonly imageSRC: string | null;
    readonly linkURL: string;
    readonly pitchText: string;
    /** Comma-separated parts of paths. */
    readonly showOnPages: string;
  };
  readonly footerFootnote: {readonly footnoteActive: boolean; readonly footnoteText: string | null};
  readonly pdpBuyboxFootnote: {readonly buyboxFootnoteActive: boolean; readonly buyboxFootnoteText: string | null};
  /** The trust figure of the footer; `null` where nobody has said one: the shop invents none. */
  readonly shopReviews: ShopReviews | null;
};

/** Used where editors have said nothing, or the CMS has never answered. */
export const DEFAULT_SITE_SETTINGS = inEachLanguage((language): SiteSettings => ({
  announcementBar: {barActive: true, imageSRC: null, ...shop.announcementBar[language]},
  footerFootnote: {footnoteActive: false, footnoteText: null},
  pdpBuyboxFootnote: {buyboxFootnoteActive: false, buyboxFootnoteText: null},
  shopReviews: null,
}));
