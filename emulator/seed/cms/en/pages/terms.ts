import {text} from '../../blocks';
import type {PageSource} from '../../source';

export const termsPage: PageSource = {
  language: 'en',
  key: 'terms',
  slug: 'terms',
  title: 'Terms and conditions',
  description:
    'Our terms for purchases, subscriptions, gift cards and gift subscriptions: contract, prices, delivery, payment, statutory rights.',
  blocks: [
    text(`
## 1. Scope

1. These terms apply to all contracts between Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg, Germany, and consumers that are concluded through this shop.
2. Businesses have terms of their own, which come with a dealer account.
3. Contracts can be concluded in German and English. The German text is decisive in case of doubt.

## 2. Contract

1. Showing goods is not yet an offer. By pressing “Order with obligation to pay” you make a binding offer. Until then you can check and change what you entered.
2. The e-mail confirming receipt is not yet an acceptance. The contract comes about when we accept the order in a second e-mail or send the goods, within three working days at the latest.
3. We store the text of the contract and send it to you together with these terms. Your account lists your orders.

## 3. Prices and shipping

1. All prices are final prices in euros including VAT and German coffee tax. Shipping costs come on top; see [Shipping](/en/e/shipping).
2. The price of every coffee includes €1 per kilogram for the Lichtung Stiftung.
3. We send only coffee to some countries; the [list of countries](/en/e/shipping#countries) says which. You pay duties and import charges there.

## 4. Payment and title

1. The ways to pay are listed under [Payment](/en/e/payment) and before you complete the order.
2. Goods remain ours until they are fully paid for.

## 5. Subscription

1. A subscription runs for an indefinite time. There is no minimum term. You may cancel at any time up to the day before the next delivery.
2. We charge each delivery on the day it is sent at the price of that day, less the subscription discount of 10% on coffee. We announce price changes by e-mail six weeks ahead.
3. Cancel in your account, by e-mail, or without logging in at [Cancel contracts here](/en/e/cancellation).
4. If a charge fails we try a few more times and let you know. Deliveries wait until then.

## 6. Gift subscriptions and gift cards

1. A gift subscription is paid for once in advance, covers the chosen number of deliveries at intervals of four weeks, and ends by itself.
2. Gift cards are valid until the end of the third year after purchase. Several can be combined, and what is left stays on the card. Discount codes do not apply to gift cards or donations.

## 7. Withdrawal

You have a statutory right of withdrawal. The notice and the withdrawal button are on the page [Withdrawal](/en/e/withdrawal).

## 8. Statutory rights and liability

1. Your statutory rights for faulty goods apply, for two years from delivery. There is a guarantee only where the product says so.
2. We are liable without limit for intent, gross negligence, injury to life, body and health, and under the Product Liability Act. Otherwise we are liable only for the breach of essential duties, and then for foreseeable damage.

## 9. Final provisions

1. German law applies. Mandatory protection in the country where you live remains.
2. We do not take part in proceedings before a consumer arbitration board and are not obliged to.

As of 1 November 2026
`),
  ],
};
