import {pictureAddress} from '../images/media-address';
import type {z} from 'zod';
import type {categoryRecordSchema} from '../../contracts/search-records';
import type {Shop} from '../storefront/shop';
import {isFindable} from './product-records';
import {fieldOf, isFlagged, plainText} from './seed-field';
import type {SearchLanguage} from './stem';

export type CategoryRecord = z.output<typeof categoryRecordSchema>;

/** What the index of categories in a language holds: the collections that search engines may know. */
export function categoryRecords(
  {seed, catalogue, pictures}: Shop,
  language: SearchLanguage,
  pictureOrigin: string,
): readonly CategoryRecord[] {
  return seed.collections
    .filter((collection) => !isFlagged(collection, 'seo.noindex'))
    .map((collection, popularity) => {
      const products = catalogue.productsOf(collection).filter(isFindable);
      const name = products[0]?.pictures[0];
      const drawn = name === undefined ? undefined : pictures[name];
      return {
        objectID: String(collection.number),
        handle: collection.handle[language],
        title: collection.title[language],
        body: plainText(collection.descriptionHtml[language]),
        pageType: fieldOf(collection, 'layout.page_type', language),
        productCount: products.length,
        image:
          name === undefined || drawn === undefined
            ? null
            : {
                url: pictureAddress(pictureOrigin, name),
                width: drawn.width,
                height: drawn.height,
                alt: drawn.alt[language],
              },
        popularity,
      };
    });
}
