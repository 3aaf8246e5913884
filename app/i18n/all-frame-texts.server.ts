import type {Texts} from './catalogue';
import type {RequestTexts} from './catalogue.server';
import {pickTexts} from './pick-texts';

/** Beside those of header, footer and errors the texts of choosing and buying, which every product and listing needs. */
const OF_BUYING = [
  ...['arrival', 'arrivalDay', 'brew', 'gift', 'organic', 'recent'].map(of('details')),
  ...['reviewCount_one', 'reviewCount_other', 'set', 'usp'].map(of('details')),
  ...['breadcrumbs', 'home', 'card'].map(of('listing')),
  ...['availability', 'business', 'cart', 'delivery', 'deliveryDays', 'gallery', 'gift'].map(of('product')),
  ...['nextDelivery', 'options', 'price', 'project', 'purchase', 'soldOut', 'tastesOf'].map(of('product')),
  ...['errors', 'form'].map(of('stock')),
];

/** The same texts from the whole catalogue, for an answer that may be in another language than the page that asks. */
export function allFrameTexts({texts}: Pick<RequestTexts, 'texts'>): Texts {
  return {
    ...texts('common', 'shell', 'errors'),
    ...pickTexts(texts('product', 'details', 'listing', 'stock'), OF_BUYING),
  };
}

function of(namespace: string): (name: string) => string {
  return (name) => `${namespace}:${name}`;
}
