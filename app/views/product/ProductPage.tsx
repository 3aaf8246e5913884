import type {ProductCard} from '../../domain/product/product';
import type {ReviewFigures} from '../../domain/product/review';
import type {TextKey} from '../../i18n/catalogue';
import {TextScope, useTranslate} from '../../i18n/use-translate';
import {PageWidth} from '../../ui/PageWidth';
import {CardAddForm} from '../parts/CardAddForm';
import {ProductCards} from '../parts/ProductCards';
import {PageLinkedData} from '../parts/PageLinkedData';
import type {Still} from '../parts/still';
import {StillPart} from '../parts/StillPart';
import {BrewGuide, type Brewing} from './BrewGuide';
import {BuyBar} from './BuyBar';
import {BUY_FORM, BuyBox} from './BuyBox';
import {CoffeeTaste} from './CoffeeTaste';
import {Gallery} from './Gallery';
import type {Offer} from './offer';
import {Origin} from './Origin';
import {ProductBreadcrumbs} from './ProductBreadcrumbs';
import {ProductDetails} from './ProductDetails';
import * as styles from './ProductPage.css';
import type {Reading} from './reading';
import {RecentlyViewed} from './RecentlyViewed';
import {RelatedVariants} from './RelatedVariants';
import {Reviews} from './Reviews';
import {useFreshOffer} from './use-fresh-offer';

type Props = {
  readonly offer: Offer;
  readonly reading: Still<Reading>;
  /** What all reviews add up to; `null` for what nobody can review. */
  readonly figures: ReviewFigures | null;
  readonly hasSimilar: boolean;
  /** Whether a card on the page puts its product into the cart. */
  readonly sells: boolean;
  readonly brewing: Brewing;
  /** What the editors say below the buy box of every product (Specification, section 3, Site settings). */
  readonly footnote: string | null;
};

/** One product: look at it, choose, buy, then read on. */
export function ProductPage({offer: shown, reading, figures, hasSimilar, sells, brewing, footnote}: Props) {
  const offer = useFreshOffer(shown);
  const {product, variant} = offer;
  return (
    <>
      <PageWidth>
        <ProductBreadcrumbs product={product} />
        <div className={styles.top}>
          <Gallery title={product.title} items={offer.gallery} />
          <BuyBox offer={offer} figures={figures} hasSimilar={hasSimilar} footnote={footnote} />
        </div>
      </PageWidth>
      <StillPart part={reading}>{(read) => <About {...read} />}</StillPart>
      <BrewGuide key={product.id} reading={reading} brewing={brewing} variantNumber={variant.number} />
      <StillPart part={reading}>{(read) => <Beside {...read} />}</StillPart>
      {sells && <CardAddForm />}
      <RecentlyViewed handle={product.handle} title={product.title} picture={variant.picture} />
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
function About({product, variant, texts}: Reading) {
  const {coffee} = product;
  return (
    <TextScope texts={texts}>
      {coffee && <CoffeeTaste coffee={coffee} />}
      <ProductDetails product={product} variant={variant} />
      {coffee && <Origin coffee={coffee} handle={product.handle} variant={variant.number} />}
    </TextScope>
  );
}

/** What goes with it, what others say about it, and what is like it. */
function Beside({product, variant, reviews, similar, texts}: Reading) {
  return (
    <TextScope texts={texts}>
      <PageWidth className={styles.rows}>
        <RelatedVariants heading="details:matching.variants" variants={variant.matching} />
        <Row id="matching" heading="details:matching.title" cards={product.matching} />
      </PageWidth>
      <Reviews reviews={reviews} handle={product.handle} />
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

type RowProps = {readonly id: string; readonly heading: TextKey; readonly cards: readonly ProductCard[]};

function Row({id, heading, cards}: RowProps) {
  const translate = useTranslate();
  if (cards.length === 0) return null;
  return (
    <section className={styles.row} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{translate(heading)}</h2>
      <ProductCards cards={cards} sells />
    </section>
  );
}
