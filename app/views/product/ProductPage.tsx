import type {ProductCard} from '../../domain/product/product';
import {useTranslate} from '../../i18n/use-translate';
import {PageWidth} from '../../ui/PageWidth';
import {ProductCards} from '../parts/ProductCards';
import {BuyBox} from './BuyBox';
import {CoffeeTaste} from './CoffeeTaste';
import {Gallery} from './Gallery';
import type {Offer} from './offer';
import {ProductBreadcrumbs} from './ProductBreadcrumbs';
import {ProductDetails} from './ProductDetails';
import * as styles from './ProductPage.css';

type Props = {
  readonly offer: Offer;
  readonly similar: readonly ProductCard[];
};

/** One product: look at it, choose, buy, then read on. */
export function ProductPage({offer, similar}: Props) {
  const translate = useTranslate();
  const {product, variant} = offer;
  return (
    <>
      <PageWidth>
        <ProductBreadcrumbs product={product} />
        <div className={styles.top}>
          <Gallery title={product.title} pictures={product.pictures} first={variant.picture} />
          <BuyBox offer={offer} hasSimilar={similar.length > 0} />
        </div>
      </PageWidth>
      {product.coffee && <CoffeeTaste coffee={product.coffee} />}
      <ProductDetails product={product} variant={variant} />
      {similar.length > 0 && (
        <PageWidth as="section" className={styles.similar} id="similar" aria-labelledby="similar-title">
          <h2 id="similar-title">
            {translate(product.kind === 'coffee' ? 'product:similar.coffee' : 'product:similar.other')}
          </h2>
          <ProductCards cards={similar} />
        </PageWidth>
      )}
    </>
  );
}
