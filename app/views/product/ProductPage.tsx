import {useEffect, useState} from 'react';

import {onFirstInteraction} from '../../client/on-first-interaction';
import {globalNumber} from '../../domain/global-id';
import type {TileTitle} from '../../domain/hyphenation';
import type {CardForm} from '../../domain/product/card-forms';
import type {ProductCard} from '../../domain/product/product';
import type {ReviewFigures} from '../../domain/product/review';
import type {IslandData} from '../../framework/static-island';
import {StaticIsland} from '../../framework/StaticIsland';
import type {TextKey} from '../../i18n/catalogue';
import {TextScope, useLanguage} from '../../i18n/use-translate';
import {homePath, listingPath, productPath, stockPath} from '../../pages/paths';
import {Breadcrumbs} from '../../ui/Breadcrumbs';
import {PageWidth} from '../../ui/PageWidth';
import {CardAddForm} from '../parts/CardAddForm';
import {PageLinkedData} from '../parts/PageLinkedData';
import {ProductCards, ProductCardView} from '../parts/ProductCard';
import type {GoneState} from '../parts/use-add-to-cart';
import {BrewGuide, type Brewing} from './BrewGuide';
import {BuyBar} from './BuyBar';
import {BUY_FORM, BuyBox} from './BuyBox';
import {CoffeeTaste} from './CoffeeTaste';
import {Gallery} from './Gallery';
import type {Offer} from './offer';
import {Origin} from './Origin';
import {ProductDetails} from './ProductDetails';
import * as styles from './ProductPage.css';
import type {Reading} from './reading';
import {RecentlyViewed} from './RecentlyViewed';
import {RelatedVariants} from './RelatedVariants';
import {Reviews} from './Reviews';
import {useTranslate} from './texts';

type Props = TileTitle & {
  readonly offer: Offer;
  readonly reading: IslandData<Reading>;
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
      <StaticIsland name="about" data={reading}>
        {(read) => <About {...read} />}
      </StaticIsland>
      <BrewGuide reading={reading} brewing={brewing} variantNumber={variant.number} />
      <StaticIsland name="beside" data={reading}>
        {(read) => <Beside {...read} />}
      </StaticIsland>
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

/** What it is. */
function About({product, variant, countries, coffeeOnly, texts}: Reading) {
  const {coffee} = product;
  return (
    <TextScope texts={texts}>
      {coffee && <CoffeeTaste coffee={coffee} />}
      <ProductDetails product={product} variant={variant} countries={countries} coffeeOnly={coffeeOnly} />
      {coffee && <Origin coffee={coffee} handle={product.handle} variant={variant.number} />}
    </TextScope>
  );
}

/** What goes with it, what others say about it, and what is like it. */
function Beside({product, variant, reviews, similar, texts}: Reading) {
  return (
    <TextScope texts={texts}>
      <PageWidth className={styles.rows}>
        {product.coffee && <RelatedVariants heading="details:matching.variants" variants={variant.matching} />}
        <Row id="matching" heading="details:matching.title" cards={product.matching} />
      </PageWidth>
      <Reviews reviews={reviews} handle={product.handle} variant={variant.number} />
      <PageWidth className={styles.rows}>
        <Row
          id="similar"
          heading={product.kind === 'coffee' ? 'product:similar.coffee' : 'product:similar.other'}
          cards={similar}
        />
      </PageWidth>
    </TextScope>
  );
}

type RowProps = {
  readonly id: string;
  readonly heading: TextKey<'product' | 'details'>;
  readonly cards: readonly ProductCard[];
};

function Row({id, heading, cards}: RowProps) {
  const translate = useTranslate();
  const [first, second] = cards;
  if (!first) return null;
  return (
    <section className={second ? styles.row : styles.single} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{translate(heading)}</h2>
      {second ? <ProductCards cards={cards} sells /> : <ProductCardView card={first} size="large" sells />}
    </section>
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
