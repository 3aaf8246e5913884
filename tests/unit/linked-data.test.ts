import {describe, expect, it} from 'vitest';

import {faultsOfLinkedData, linkedNodes} from '../support/linked-data';

const OFFER = {
  '@type': 'Offer',
  price: '9.90',
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
  url: 'https://lichtung.example/de/p/waldgold',
};
const PRODUCT = {'@type': 'Product', name: 'Waldgold', offers: OFFER};

describe('structured data is held against the types of schema.org', () => {
  it.each([
    ['a product with an offer', PRODUCT, []],
    ['a type that does not exist', {'@type': 'Coffee', name: 'Waldgold'}, ['Coffee is no type']],
    ['a property that the type does not have', {...PRODUCT, roast: 'dark'}, ['Product has no roast']],
    ['what search engines need', {'@type': 'Product', name: 'Waldgold'}, ['Product lacks offers']],
    [
      'a price that is no number',
      {...PRODUCT, offers: {...OFFER, price: '9,90 €'}},
      ['Offer.price is Number, not "9,90 €"'],
    ],
    [
      'a member that its enumeration does not have',
      {...PRODUCT, offers: {...OFFER, availability: 'https://schema.org/Gone'}},
      ['Offer.availability is ItemAvailability, not "https://schema.org/Gone"'],
    ],
    [
      'a node of another type than the property holds',
      {...PRODUCT, brand: {'@type': 'Person', name: 'Ada'}},
      ['Product.brand is Brand, not {"@type":"Person","name":"Ada"}'],
    ],
    [
      'a reference that leads nowhere',
      {...PRODUCT, offers: {...OFFER, hasMerchantReturnPolicy: {'@id': '#returns'}}},
      ['#returns leads nowhere'],
    ],
  ])('%s', (_case, node, faults) => {
    expect(faultsOfLinkedData([node])).toEqual(faults);
  });

  it('is read from every script of a page', () => {
    const script = `<script type="application/ld+json">${JSON.stringify({'@context': 'https://schema.org', '@graph': [PRODUCT]})}</script>`;
    expect(linkedNodes(`<html>${script}<p></p>${script}</html>`)).toEqual([PRODUCT, PRODUCT]);
    expect(() => linkedNodes('<script type="application/ld+json">{"@graph": []}</script>')).toThrow();
  });
});
