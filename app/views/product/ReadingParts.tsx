import type {ProductCard} from '../../domain/product/product';
import type {TextKey} from '../../i18n/catalogue';
import {PageWidth} from '../../ui/PageWidth';
import {ProductCards, ProductCardView} from '../parts/ProductCard';
import {CoffeeTaste} from './CoffeeTaste';
import {Origin} from './Origin';
import {ProductDetails} from './ProductDetails';
import * as styles from './ProductPage.css';
import type {Reading} from './reading';
import {RelatedVariants} from './RelatedVariants';
import {Reviews} from './Reviews';
import {useTranslate} from './texts';

/** Shows what a product is. */
export function About({product, variant, countries, coffeeOnly}: Reading) {
  const {coffee} = product;
  return (
    <>
      {coffee && <CoffeeTaste coffee={coffee} />}
      <ProductDetails product={product} variant={variant} countries={countries} coffeeOnly={coffeeOnly} />
      {coffee && <Origin coffee={coffee} handle={product.handle} variant={variant.number} />}
    </>
  );
}

/** Shows what goes with a product, what others say about it, and what is like it. */
export function Beside({product, variant, reviews, similar}: Reading) {
  return (
    <>
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
    </>
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
