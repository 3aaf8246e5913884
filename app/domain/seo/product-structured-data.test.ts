import {describe, expect, it} from 'vitest';

import {money} from '../money';
import {examplePlan, exampleProduct, exampleVariant} from '../product/product.fixture';
import {productNodes} from './product-structured-data';

const input = {
  today: '2026-11-21',
  origin: 'https://shop.example',
  address: (number: string | null) => `https://shop.example/de/p/x${number === null ? '' : `?variant=${number}`}`,
  rating: null,
};
const REVIEW = {id: '1', stars: 4, title: 'Klar', text: 'Wie Tee.', author: 'Mara', day: '2026-11-01', verified: true};
const kilo = {price: money(5160), quantity: 1, unit: 'kg'};

/** The nodes of a product with one variant. */
const nodesOf = (
  variant: Parameters<typeof exampleVariant>[1],
  more: Partial<Parameters<typeof productNodes>[0]> = {},
) => productNodes({...input, product: exampleProduct({variants: [exampleVariant('11', variant)]}), ...more});

describe('a product for search engines', () => {
  it('is one Product with its offer where there is one variant', () => {
    const product = exampleProduct({
      descriptionHtml: '<p>Klar &amp; hell.</p><p>Süß.</p>',
      variants: [exampleVariant('11', {sku: 'LI-1', unitPrice: kilo})],
    });
    const [node, shipping, policy] = productNodes({...input, product});
    expect(node).toMatchObject({
      '@type': 'Product',
      name: 'Morgenlicht',
      description: 'Klar & hell. Süß.',
      sku: 'LI-1',
      offers: {
        price: '12.90',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        priceSpecification: [
          {
            price: '12.90',
            valueAddedTaxIncluded: true,
            referenceQuantity: {value: 0.25, unitCode: 'KGM', valueReference: {value: 1, unitCode: 'KGM'}},
          },
        ],
        shippingDetails: {'@id': '#shipping'},
        hasMerchantReturnPolicy: {'@id': '#returns'},
      },
    });
    expect(shipping).toMatchObject({'@id': '#shipping', shippingRate: {value: '4.90', currency: 'EUR'}});
    expect(policy).toMatchObject({'@type': 'MerchantReturnPolicy', merchantReturnDays: 14});
  });

  it('is offered at the price of its plan where it comes in a subscription alone', () => {
    const variant = exampleVariant('11', {
      plans: [{...examplePlan(4), price: money(3870)}],
      price: money(4300),
      compareAtPrice: money(5000),
      lowest30Days: money(4800),
    });
    const product = exampleProduct({requiresSellingPlan: true, variants: [variant]});
    const [node] = productNodes({...input, product});
    expect(node).toMatchObject({
      offers: {price: '38.70', priceSpecification: [{price: '38.70'}], shippingDetails: {'@id': '#shipping'}},
    });
  });

  it('says everything that search engines ask of an offer, and nothing that is not known', () => {
    const picture = {path: '/media/a.webp', alt: '', width: 1, height: 1};
    const variant = exampleVariant('11', {
      sku: 'LI-1',
      mpn: 'M-1',
      picture,
      compareAtPrice: money(1600),
      lowest30Days: money(1500),
    });
    const rating = {figures: {count: 1, average: 4, shares: [0, 100, 0, 0, 0]}, reviews: [REVIEW]};
    const product = exampleProduct({descriptionHtml: '<p>Klar.</p>', pictures: [picture], variants: [variant]});
    const days = {'@type': 'QuantitativeValue', unitCode: 'DAY'};
    expect(productNodes({...input, product, rating})).toEqual([
      {
        '@type': 'Product',
        name: 'Morgenlicht',
        description: 'Klar.',
        brand: {'@type': 'Brand', name: 'Lichtung'},
        image: 'https://shop.example/media/a.webp?width=1280',
        url: 'https://shop.example/de/p/x',
        sku: 'LI-1',
        mpn: 'M-1',
        aggregateRating: {'@type': 'AggregateRating', ratingValue: 4, reviewCount: 1},
        review: [
          {
            '@type': 'Review',
            author: {'@type': 'Person', name: 'Mara'},
            datePublished: '2026-11-01',
            name: 'Klar',
            reviewBody: 'Wie Tee.',
            reviewRating: {'@type': 'Rating', ratingValue: 4},
          },
        ],
        offers: {
          '@type': 'Offer',
          url: 'https://shop.example/de/p/x?variant=11',
          price: '12.90',
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
          itemCondition: 'https://schema.org/NewCondition',
          priceSpecification: [
            {'@type': 'UnitPriceSpecification', price: '12.90', priceCurrency: 'EUR', valueAddedTaxIncluded: true},
            {
              '@type': 'UnitPriceSpecification',
              priceType: 'https://schema.org/StrikethroughPrice',
              price: '16.00',
              priceCurrency: 'EUR',
            },
          ],
          shippingDetails: {'@id': '#shipping'},
          hasMerchantReturnPolicy: {'@id': '#returns'},
        },
      },
      {
        '@type': 'OfferShippingDetails',
        '@id': '#shipping',
        shippingRate: {'@type': 'MonetaryAmount', value: '4.90', currency: 'EUR'},
        shippingDestination: {'@type': 'DefinedRegion', addressCountry: 'DE'},
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: {...days, minValue: 0, maxValue: 1},
          transitTime: {...days, minValue: 1, maxValue: 3},
        },
      },
      {
        '@type': 'MerchantReturnPolicy',
        '@id': '#returns',
        applicableCountry: 'DE',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/FreeReturn',
      },
    ]);
  });

  it.each([
    ['price per kilogram', kilo, 0.25, 'KGM'],
    ['price per litre', {price: money(2580), quantity: 1, unit: 'l'}, 0.5, 'LTR'],
  ])('compares by its %s', (_, unitPrice, value, unitCode) => {
    const quantity = {'@type': 'QuantitativeValue', value, unitCode};
    const referenceQuantity = {...quantity, valueReference: {...quantity, value: 1}};
    expect(nodesOf({unitPrice})[0]).toMatchObject({offers: {priceSpecification: [{referenceQuantity}]}});
  });

  it('compares by the quantity that its price per unit is for', () => {
    const unitPrice = {price: money(398), quantity: 100, unit: 'g'};
    const quantity = {'@type': 'QuantitativeValue', unitCode: 'GRM'};
    const referenceQuantity = {...quantity, value: 250, valueReference: {...quantity, value: 100}};
    const [node] = nodesOf({unitPrice, price: money(995)});
    expect(node).toMatchObject({offers: {priceSpecification: [{referenceQuantity}]}});
  });

  it.each([
    ['of a unit that has no code', {price: money(5160), quantity: 1, unit: 'stone'}],
    ['of nothing', {price: money(0), quantity: 1, unit: 'kg'}],
  ])('compares by no price %s', (_, unitPrice) => {
    expect(JSON.stringify(nodesOf({unitPrice}))).not.toContain('referenceQuantity');
  });

  it.each([
    ['on no sale', {compareAtPrice: money(1290), lowest30Days: money(1500)}],
    ['whose lowest price of 30 days is not known', {compareAtPrice: money(1600)}],
    ['that was as cheap in the last 30 days', {compareAtPrice: money(1600), lowest30Days: money(1290)}],
  ])('strikes no price through %s', (_, variant) => {
    expect(JSON.stringify(nodesOf(variant))).not.toContain('StrikethroughPrice');
  });

  it.each([
    [3899, '#shipping'],
    [3900, '#free-shipping'],
  ])('for %i cents is shipped as %s', (cents, id) => {
    expect(nodesOf({price: money(cents)})[1]).toMatchObject({'@id': id});
  });

  it('on pre-order says from when on, where that is known', () => {
    const [dated, undated] = [nodesOf({preOrderDate: '2026-12-24'})[0], nodesOf({currentlyNotInStock: true})[0]];
    expect(dated).toMatchObject({
      offers: {availability: 'https://schema.org/PreOrder', availabilityStarts: '2026-12-24'},
    });
    expect(undated).toMatchObject({offers: {availability: 'https://schema.org/BackOrder'}});
    expect(undated).not.toHaveProperty('offers.availabilityStarts');
  });

  it('that nobody has rated has no rating, and none without words has reviews', () => {
    const shares = [0, 0, 0, 0, 0];
    const unrated = {figures: {count: 0, average: null, shares}, reviews: []};
    expect(nodesOf({}, {rating: unrated})[0]).not.toHaveProperty('aggregateRating');
    const rated = {figures: {count: 1, average: 4, shares}, reviews: []};
    expect(nodesOf({}, {rating: rated})[0]).toHaveProperty('aggregateRating');
    expect(nodesOf({}, {rating: rated})[0]).not.toHaveProperty('review');
  });

  it('that is a donation is neither shipped nor returned', () => {
    expect(productNodes({...input, product: exampleProduct({kind: 'donation'})})).toHaveLength(1);
  });

  it('is a ProductGroup with a Product for each variant that is made', () => {
    const product = exampleProduct({
      options: [{name: 'Größe', values: ['250 g', '1 kg']}],
      variants: [
        exampleVariant('11'),
        exampleVariant('12', {title: '1 kg', price: money(4290), availableForSale: false, description: 'Für viele.'}),
        exampleVariant('13', {archived: true}),
      ],
    });
    const [group, ...conditions] = productNodes({...input, product});
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      hasVariant: [
        {'@type': 'Product', name: 'Morgenlicht, 250 g', offers: {url: 'https://shop.example/de/p/x?variant=11'}},
        {
          name: 'Morgenlicht, 1 kg',
          description: 'Für viele.',
          offers: {
            availability: 'https://schema.org/OutOfStock',
            shippingDetails: {'@id': '#free-shipping'},
          },
        },
      ],
    });
    // Its values are properties of schema.org, which the names of options are not.
    expect(group).not.toHaveProperty('variesBy');
    // What all variants have in common is said once.
    expect(conditions).toMatchObject([
      {'@id': '#shipping', shippingRate: {value: '4.90'}},
      {'@id': '#free-shipping', shippingRate: {value: '0.00'}},
      {'@id': '#returns'},
    ]);
  });

  it('carries the number of its barcode, where it has one', () => {
    const [known, unknown, empty] = ['4006381333931', null, ''].map((barcode) => nodesOf({barcode}).at(0));
    expect(known).toHaveProperty('gtin', '4006381333931');
    expect(unknown).not.toHaveProperty('gtin');
    expect(empty).not.toHaveProperty('gtin');
  });

  it('says from which day on a pre-order is sent, until that day is there', () => {
    const [later, before, never] = ['2027-01-18', '2026-11-20', null].map((day) => nodesOf({preOrderDate: day}).at(0));
    expect(later).toMatchObject({
      offers: {availability: 'https://schema.org/PreOrder', availabilityStarts: '2027-01-18'},
    });
    for (const node of [before, never]) {
      expect(node).toMatchObject({offers: {availability: 'https://schema.org/InStock'}});
      expect(node).not.toHaveProperty('offers.availabilityStarts');
    }
  });

  it.each([
    [1290, '#later-shipping'],
    [3900, '#free-later-shipping'],
  ])('at %i names no days of delivery for a pre-order and for a delivery time of its own', (cents, id) => {
    const later = exampleVariant('11', {preOrderDate: '2027-01-18', price: money(cents)});
    const [freight] = nodesOf({deliveryTime: '5–8 Werktage, per Spedition', price: money(cents)});
    expect(freight).toMatchObject({offers: {shippingDetails: {'@id': id}}});
    const now = exampleVariant('12', {price: money(cents)});
    const nodes = productNodes({...input, product: exampleProduct({variants: [later, now]})});
    const conditions = nodes.filter((node) => node['@type'] === 'OfferShippingDetails');
    expect(conditions).toHaveLength(2);
    expect(conditions[0]).toMatchObject({'@id': id});
    expect(conditions[0]).not.toHaveProperty('deliveryTime');
    expect(conditions[1]).toHaveProperty('deliveryTime');
    expect(nodes[0]).toMatchObject({hasVariant: [{offers: {shippingDetails: {'@id': id}}}, {}]});
  });

  it('has its rating and reviews where there are some', () => {
    const figures = {count: 12, average: 4.92, shares: [92, 8, 0, 0, 0]};
    const [node] = productNodes({
      ...input,
      product: exampleProduct(),
      rating: {figures, reviews: [{...REVIEW, stars: 5, author: 'Ada'}]},
    });
    expect(node).toMatchObject({
      aggregateRating: {ratingValue: 4.92, reviewCount: 12},
      review: [{author: {name: 'Ada'}, reviewRating: {ratingValue: 5}}],
    });
  });

  it('is sent nowhere when it comes by e-mail', () => {
    const nodes = productNodes({...input, product: exampleProduct({kind: 'gift-card'})});
    expect(nodes).toHaveLength(1);
    expect(nodes[0]).not.toHaveProperty('offers.shippingDetails');
  });

  it('is nothing where it is for businesses alone', () => {
    expect(productNodes({...input, product: exampleProduct({b2bExclusive: true})})).toEqual([]);
  });

  it('is nothing when nothing of it is made any more', () => {
    expect(nodesOf({archived: true})).toEqual([]);
  });
});
