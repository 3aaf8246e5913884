import {reviewPath} from '../../config/paths';
import type {Part} from '../../domain/part';
import type {Brew, BrewBase} from '../../domain/product/brew';
import type {ProductCard} from '../../domain/product/product';
import type {Reviews as ReviewPage} from '../../domain/product/review';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {PageWidth} from '../../ui/PageWidth';
import {ProductCards} from '../parts/ProductCards';
import {PageLinkedData} from '../parts/PageLinkedData';
import {BrewGuide} from './BrewGuide';
import {BuyBar} from './BuyBar';
import {BUY_FORM, BuyBox} from './BuyBox';
import {CoffeeTaste} from './CoffeeTaste';
import {Gallery} from './Gallery';
import type {Offer} from './offer';
import {Origin} from './Origin';
import {ProductBreadcrumbs} from './ProductBreadcrumbs';
import {ProductDetails} from './ProductDetails';
import * as styles from './ProductPage.css';
import {RecentlyViewed} from './RecentlyViewed';
import {RelatedVariants} from './RelatedVariants';
import {Reviews} from './Reviews';
import {useFreshOffer} from './use-fresh-offer';

type Props = {
  readonly offer: Offer;
  readonly similar: readonly ProductCard[];
  readonly reviews: Part<ReviewPage | null>;
  readonly brewing: {readonly bases: readonly BrewBase[]; readonly brew: Brew | null};
  /** What the editors say below the buy box of every product (Specification, section 3, Site settings). */
  readonly footnote: string | null;
};

/** One product: look at it, choose, buy, then read on. */
export function ProductPage({offer: shown, similar, reviews, brewing, footnote}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const offer = useFreshOffer(shown);
  const {product, variant} = offer;
  const {coffee, matching} = product;
  return (
    <>
      <PageWidth>
        <ProductBreadcrumbs product={product} />
        <div className={styles.top}>
          <Gallery title={product.title} items={offer.gallery} />
          <BuyBox
            offer={offer}
            figures={reviews.state === 'ready' && reviews.data ? reviews.data.figures : null}
            hasSimilar={similar.length > 0}
            footnote={footnote}
          />
        </div>
      </PageWidth>
      {coffee && <CoffeeTaste coffee={coffee} />}
      <ProductDetails product={product} variant={variant} />
      {coffee && <Origin coffee={coffee} />}
      {coffee && (
        <BrewGuide
          key={product.id}
          recipes={coffee.brewing}
          bases={brewing.bases}
          brew={brewing.brew}
          variantNumber={variant.number}
        />
      )}
      <PageWidth className={styles.rows}>
        <RelatedVariants title={translate('details:matching.variants')} variants={variant.matching} />
        <Row id="matching" title={translate('details:matching.title')} cards={matching.slice(0, 4)} />
      </PageWidth>
      <Reviews reviews={reviews}>
        <Button href={reviewPath(language, product.handle)} variant="tertiary">
          {translate('details:reviews.write')}
        </Button>
      </Reviews>
      <PageWidth className={styles.rows}>
        <Row
          id="similar"
          title={translate(product.kind === 'coffee' ? 'product:similar.coffee' : 'product:similar.other')}
          cards={similar}
        />
      </PageWidth>
      <RecentlyViewed handle={product.handle} title={product.title} picture={variant.picture?.path ?? null} />
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

type RowProps = {readonly id: string; readonly title: string; readonly cards: readonly ProductCard[]};

function Row({id, title, cards}: RowProps) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.row} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ProductCards cards={cards} />
    </section>
  );
}
