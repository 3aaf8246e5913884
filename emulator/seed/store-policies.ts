import {paragraphs, text} from './fields';
import type {StoreContent, StorePage} from './store-types';
import type {Text} from './types';

function policy(number: number, handle: string, title: Text, html: Text): StorePage {
  return {number, handle: text(handle), title, html, updatedAt: '2026-01-05T08:00:00Z'};
}

/** The platform's legal texts in short; the shop's own pages say all of it. */
export const policies: StoreContent['policies'] = {
  privacyPolicy: policy(8001, 'privacy-policy', text('Datenschutz', 'Privacy policy'), {
    de: paragraphs('Wir verarbeiten, was wir für deine Bestellung brauchen, und nichts darüber hinaus.'),
    en: paragraphs('We process what your order needs and nothing beyond it.'),
  }),
  refundPolicy: policy(8002, 'refund-policy', text('Widerruf', 'Refund policy'), {
    de: paragraphs('Du kannst deinen Kauf innerhalb von 14 Tagen nach der Lieferung widerrufen.'),
    en: paragraphs('You can withdraw from your purchase within 14 days of delivery.'),
  }),
  shippingPolicy: policy(8003, 'shipping-policy', text('Versand', 'Shipping policy'), {
    de: paragraphs('Ab 39 € versandkostenfrei, darunter 4,90 €.'),
    en: paragraphs('Free shipping from €39, €4.90 below.'),
  }),
  termsOfService: policy(8004, 'terms-of-service', text('AGB', 'Terms of service'), {
    de: paragraphs('Verkäuferin ist die Lichtung Kaffeerösterei GmbH.'),
    en: paragraphs('The seller is Lichtung Kaffeerösterei GmbH.'),
  }),
};
