import {useEffect, useState} from 'react';

import {onFirstInteraction} from '../../client/on-first-interaction';
import {globalNumber} from '../../domain/global-id';
import type {TileTitle} from '../../domain/hyphenation';
import type {CardForm} from '../../domain/product/card-forms';
import type {ReviewFigures} from '../../domain/product/review';
import type {IslandData} from '../../framework/static-island';
import {StaticIsland} from '../../framework/StaticIsland';
import {useLanguage} from '../../i18n/use-translate';
import {homePath, listingPath, productPath, stockPath} from '../../pages/paths';
import {Breadcrumbs} from '../../ui/Breadcrumbs';
import {PageWidth} from '../../ui/PageWidth';
import {CardAddForm} from '../parts/CardAddForm';
import {PageLinkedData} from '../parts/PageLinkedData';
import type {GoneState} from '../parts/use-add-to-cart';
import {BrewGuide, type Brewing} from './BrewGuide';
import {BuyBar} from './BuyBar';
import {BUY_FORM, BuyBox} from './BuyBox';
import {Gallery} from './Gallery';
import type {Offer} from './offer';
import * as styles from './ProductPage.css';
import {RecentlyViewed} from './RecentlyViewed';
import {useTranslate} from './texts';
// The styles of what the worker alone renders.
import './CoffeeTaste.css';
import './DutyDisclosures.css';
import './FactTable.css';
import './Origin.css';
import './ProductDetails.css';
import './RelatedVariants.css';
import './Reviews.css';

type Props = TileTitle & {
  readonly offer: Offer;
  /** What there is to read: what it is, how to brew it, and what goes with it. */
  readonly reading: IslandData;
  /** What all reviews add up to; `null` for what nobody can review. */
  readonly figures: Pick<ReviewFigures, 'average' | 'count'> | null;
  readonly hasSimilar: boolean;
  /** The forms that the cards of the page need. */
  readonly sells: readonly CardForm[];
  readonly brewing: Brewing;
  /** What the editors say below the buy box of every product (Specification, section 3, Site settings). */
  readonly footnote: string | null;
};

/** Shows one product: look at it, choose, buy, then read on. */
export function ProductPage(props: Props) {
  const {offer: shown, reading, figures, hasSimilar, sells, brewing, footnote} = props;
  const [refused, setRefused] = useState<Refused | null>(null);
  const offer = withRefusal(useFreshOffer(shown), refused);
  const {product, variant} = offer;
  const {tileTitle = product.title} = props;
  return (
    <>
      <PageWidth>
        <ProductBreadcrumbs product={product} />
        <div className={styles.top}>
          <Gallery title={product.title} items={offer.gallery} />
          <BuyBox
            offer={offer}
            figures={figures}
            hasSimilar={hasSimilar}
            footnote={footnote}
            onGone={(state) => setRefused({id: variant.id, state})}
          />
        </div>
      </PageWidth>
      <StaticIsland name="about" data={reading} />
      <BrewGuide reading={reading} brewing={brewing} variantNumber={variant.number} />
      <StaticIsland name="beside" data={reading} />
      {sells.length > 0 && <CardAddForm forms={sells} />}
      <RecentlyViewed handle={product.handle} title={tileTitle} picture={variant.picture} />
      {!product.b2bExclusive && offer.purchase.preselected !== null && (
        <BuyBar
          form={BUY_FORM}
          title={product.title}
          price={offer.price}
          isPreOrder={offer.availability.state === 'pre-order'}
        />
      )}
      <PageLinkedData />
    </>
  );
}

/** From home over the collection that the editors lead through. */
function ProductBreadcrumbs({product}: Pick<Offer, 'product'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const collection = product.breadcrumb;
  const between = collection
    ? [{title: collection.title, url: listingPath(language, collection.prefix, collection.handle)}]
    : [];
  return (
    <Breadcrumbs
      label={translate('listing:breadcrumbs')}
      crumbs={[
        {title: translate('listing:home'), url: homePath(language)},
        ...between,
        {title: product.title, url: productPath(language, product.handle)},
      ]}
    />
  );
}

/**
 * The offer with the platform's own word on whether it can still be bought, asked at the visitor's first movement: a kept
 * page may be minutes old. What is back again shows with the next page; what is not answered changes nothing.
 */
function useFreshOffer(offer: Offer): Offer {
  const language = useLanguage();
  const [soldOut, setSoldOut] = useState<ReadonlySet<unknown>>(new Set());
  const {id} = offer.product;
  useEffect(() => {
    return onFirstInteraction(() => {
      void readSoldOut(stockPath(language, globalNumber(id))).then(setSoldOut);
    });
  }, [id, language]);
  if (offer.purchase.preselected === null || !soldOut.has(offer.variant.id)) return offer;
  return {
    ...offer,
    availability: {state: 'sold-out'},
    arrival: null,
    purchase: {oneTime: false, plans: [], preselectedPlan: null, preselected: null},
  };
}

type Refused = {readonly id: string; readonly state: GoneState};

/** The offer after an add was refused because the variant is gone: the form stays, for it says so. */
function withRefusal(offer: Offer, refused: Refused | null): Offer {
  return offer.variant.id === refused?.id ? {...offer, availability: {state: refused.state}, arrival: null} : offer;
}

async function readSoldOut(path: string): Promise<ReadonlySet<unknown>> {
  try {
    const answer = await fetch(path, {priority: 'low'});
    const ids: unknown = answer.ok ? await answer.json() : [];
    return new Set(Array.isArray(ids) ? ids : []);
  } catch {
    return new Set();
  }
}
