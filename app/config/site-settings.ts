import type {Language} from './languages';

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

/** Specification, section 3, Site settings: what editors say of every page, per language. */
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

/** What holds where nobody has said otherwise (Specification, section 9, Announcement bar defaults). */
export const DEFAULT_SITE_SETTINGS: Readonly<Record<Language, SiteSettings>> = {
  de: {
    announcementBar: {
      barActive: true,
      ctaText: 'Zur Anmeldung',
      hideOnPages: '/checkout/,/account/,/consent,/service/,/e/newsletter,/e/widerruf,/e/kuendigung',
      imageSRC: null,
      linkURL: '/de/e/newsletter',
      pitchText: 'Neu hier? 10 € Rabatt auf deinen ersten Einkauf. Melde dich jetzt zum Newsletter an.',
      showOnPages: '/',
    },
    footerFootnote: {footnoteActive: false, footnoteText: null},
    pdpBuyboxFootnote: {buyboxFootnoteActive: false, buyboxFootnoteText: null},
    shopReviews: null,
  },
  en: {
    announcementBar: {
      barActive: true,
      ctaText: 'Shop now',
      hideOnPages: '/checkout/,/account/,/consent,/service/,/c/sample-packages,/e/withdrawal,/e/cancellation',
      imageSRC: null,
      linkURL: '/en/c/sample-packages',
      pitchText: 'Tasting Sets: Find your new favourite coffee!',
      showOnPages: '/',
    },
    footerFootnote: {footnoteActive: false, footnoteText: null},
    pdpBuyboxFootnote: {buyboxFootnoteActive: false, buyboxFootnoteText: null},
    shopReviews: null,
  },
};
