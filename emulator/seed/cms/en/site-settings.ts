import type {Content} from '../source';

/** Specification, section 9, Announcement bar defaults. */
export const siteSettings: Content['siteSettings'] = {
  announcementBar: {
    barActive: true,
    ctaText: 'Shop now',
    hideOnPages: '/checkout/,/account/,/consent,/service/,/c/sample-packages,/e/withdrawal,/e/cancellation',
    imageSRC: null,
    linkURL: '/en/c/sample-packages',
    pitchText: 'Tasting Sets: Find your new favourite coffee!',
    showOnPages: '/',
  },
  footerFootnote: {
    footnoteActive: true,
    footnoteText: 'Free shipping from €39 order value, €4.90 below. Delivery times are those for Germany.',
  },
  pdpBuyboxFootnote: {buyboxFootnoteActive: false, buyboxFootnoteText: null},
};
