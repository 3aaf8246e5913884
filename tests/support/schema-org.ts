/** The allowed values of a property: a kind of value, a type or an enumeration of schema.org. */
export type Range = readonly string[];

type SchemaType = {
  /** The type it inherits from. */
  readonly parent?: string;
  readonly properties: Readonly<Record<string, Range>>;
  /** The properties that search engines require; without it, those of its parent. */
  readonly needs?: readonly string[];
};

const TEXT = ['Text'];
const LINK = ['URL'];
const NUMBER = ['Number'];
const DATE = ['Date'];
const BY = ['Person', 'Organization'];

/** The types of schema.org that the shop uses, with those of their properties that it uses: see https://schema.org/Product and so on. */
export const SCHEMA_TYPES: Readonly<Record<string, SchemaType>> = {
  Thing: {
    properties: {name: TEXT, description: TEXT, url: LINK, image: LINK, sameAs: LINK, potentialAction: ['Action']},
  },

  Product: {
    parent: 'Thing',
    properties: {
      brand: ['Brand'],
      sku: TEXT,
      mpn: TEXT,
      gtin: TEXT,
      offers: ['Offer'],
      aggregateRating: ['AggregateRating'],
      review: ['Review'],
      isVariantOf: ['ProductGroup'],
    },
    needs: ['name', 'offers'],
  },
  ProductGroup: {
    parent: 'Product',
    properties: {productGroupID: TEXT, hasVariant: ['Product']},
    needs: ['name', 'hasVariant', 'productGroupID'],
  },
  Brand: {parent: 'Thing', properties: {}, needs: ['name']},
  Offer: {
    parent: 'Thing',
    properties: {
      price: NUMBER,
      priceCurrency: ['Currency'],
      availability: ['ItemAvailability'],
      availabilityStarts: DATE,
      itemCondition: ['OfferItemCondition'],
      priceSpecification: ['UnitPriceSpecification'],
      shippingDetails: ['OfferShippingDetails'],
      hasMerchantReturnPolicy: ['MerchantReturnPolicy'],
    },
    needs: ['price', 'priceCurrency', 'availability', 'url'],
  },
  UnitPriceSpecification: {
    parent: 'Thing',
    properties: {
      price: NUMBER,
      priceCurrency: ['Currency'],
      valueAddedTaxIncluded: ['Boolean'],
      referenceQuantity: ['QuantitativeValue'],
      priceType: ['PriceTypeEnumeration'],
    },
    needs: ['price', 'priceCurrency'],
  },
  QuantitativeValue: {
    parent: 'Thing',
    properties: {
      value: NUMBER,
      minValue: NUMBER,
      maxValue: NUMBER,
      unitCode: TEXT,
      valueReference: ['QuantitativeValue'],
    },
  },
  OfferShippingDetails: {
    parent: 'Thing',
    properties: {
      shippingRate: ['MonetaryAmount'],
      shippingDestination: ['DefinedRegion'],
      deliveryTime: ['ShippingDeliveryTime'],
    },
    needs: ['shippingRate', 'shippingDestination'],
  },
  MonetaryAmount: {
    parent: 'Thing',
    properties: {value: NUMBER, currency: ['Currency']},
    needs: ['value', 'currency'],
  },
  DefinedRegion: {parent: 'Thing', properties: {addressCountry: ['Country']}, needs: ['addressCountry']},
  ShippingDeliveryTime: {
    parent: 'Thing',
    properties: {handlingTime: ['QuantitativeValue'], transitTime: ['QuantitativeValue']},
  },
  MerchantReturnPolicy: {
    parent: 'Thing',
    properties: {
      applicableCountry: ['Country'],
      returnPolicyCategory: ['MerchantReturnEnumeration'],
      merchantReturnDays: NUMBER,
      returnMethod: ['ReturnMethodEnumeration'],
      returnFees: ['ReturnFeesEnumeration'],
    },
    needs: ['applicableCountry', 'returnPolicyCategory'],
  },
  Rating: {
    parent: 'Thing',
    properties: {ratingValue: NUMBER, bestRating: NUMBER, worstRating: NUMBER},
    needs: ['ratingValue'],
  },
  AggregateRating: {
    parent: 'Rating',
    properties: {reviewCount: NUMBER, ratingCount: NUMBER},
    needs: ['ratingValue', 'reviewCount'],
  },
  Review: {
    parent: 'Thing',
    properties: {author: BY, datePublished: DATE, reviewBody: TEXT, reviewRating: ['Rating']},
    needs: ['author', 'reviewRating'],
  },

  ItemList: {
    parent: 'Thing',
    properties: {itemListElement: ['ListItem'], numberOfItems: NUMBER},
    needs: ['itemListElement'],
  },
  BreadcrumbList: {parent: 'ItemList', properties: {}},
  ListItem: {parent: 'Thing', properties: {position: NUMBER, item: LINK}, needs: ['position', 'name']},

  Person: {parent: 'Thing', properties: {}, needs: ['name']},
  Organization: {
    parent: 'Thing',
    properties: {legalName: TEXT, logo: LINK, email: TEXT, telephone: TEXT, address: ['PostalAddress']},
    needs: ['name', 'url'],
  },
  OnlineStore: {parent: 'Organization', properties: {}},
  PostalAddress: {
    parent: 'Thing',
    properties: {streetAddress: TEXT, postalCode: TEXT, addressLocality: TEXT, addressCountry: ['Country']},
  },
  WebSite: {
    parent: 'Thing',
    properties: {inLanguage: TEXT, publisher: BY},
    needs: ['name', 'url'],
  },
  Action: {parent: 'Thing', properties: {}},
  SearchAction: {parent: 'Action', properties: {target: ['EntryPoint'], 'query-input': TEXT}, needs: ['target']},
  EntryPoint: {parent: 'Thing', properties: {urlTemplate: TEXT}, needs: ['urlTemplate']},

  Article: {
    parent: 'Thing',
    properties: {headline: TEXT, datePublished: DATE, dateModified: DATE, author: BY, publisher: BY},
    needs: ['headline', 'image', 'datePublished', 'author'],
  },
  BlogPosting: {parent: 'Article', properties: {}},
  FAQPage: {parent: 'Thing', properties: {mainEntity: ['Question']}, needs: ['mainEntity']},
  Question: {parent: 'Thing', properties: {acceptedAnswer: ['Answer']}, needs: ['name', 'acceptedAnswer']},
  Answer: {parent: 'Thing', properties: {text: TEXT}, needs: ['text']},
  Recipe: {
    parent: 'Thing',
    properties: {
      author: BY,
      totalTime: ['Duration'],
      recipeYield: TEXT,
      recipeCategory: TEXT,
      recipeIngredient: TEXT,
      recipeInstructions: ['HowToStep'],
    },
    needs: ['name', 'image'],
  },
  HowToStep: {parent: 'Thing', properties: {text: TEXT}, needs: ['text']},
};

/** Members of schema.org's enumerations that the shop uses. */
export const SCHEMA_ENUMERATIONS: Readonly<Record<string, readonly string[]>> = {
  ItemAvailability: ['InStock', 'LimitedAvailability', 'PreOrder', 'BackOrder', 'OutOfStock', 'Discontinued'],
  OfferItemCondition: ['NewCondition'],
  PriceTypeEnumeration: ['StrikethroughPrice'],
  MerchantReturnEnumeration: ['MerchantReturnFiniteReturnWindow'],
  ReturnMethodEnumeration: ['ReturnByMail'],
  ReturnFeesEnumeration: ['FreeReturn'],
};
