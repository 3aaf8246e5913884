import {useTranslate} from '../../i18n/use-translate';
import {PageWidth} from '../../ui/PageWidth';
import {AfterBuying} from './AfterBuying';
import {CoffeeTable} from './CoffeeTable';
import {DutyDisclosures} from './DutyDisclosures';
import {FactTable} from './FactTable';
import {Freshness} from './Freshness';
import type {Reading} from './reading';
import * as styles from './ProductDetails.css';
import {SetContents} from './SetContents';

/** What there is to read about a product: its story, its data, and what happens after it is bought. */
export function ProductDetails({product, variant}: Pick<Reading, 'product' | 'variant'>) {
  const translate = useTranslate();
  const {kind, coffee, descriptionHtml, newContent} = product;
  return (
    <PageWidth as="section" className={styles.details} id="product-details" aria-labelledby="details-title">
      <div className={styles.story}>
        <h2 id="details-title">
          {translate(kind === 'coffee' ? 'product:description.coffee' : 'product:description.other')}
        </h2>
        <div className={styles.prose} dangerouslySetInnerHTML={{__html: descriptionHtml}} />
        {newContent !== null && <p className={styles.prose}>{newContent}</p>}
        {coffee?.roastGuidance && <Freshness guidance={coffee.roastGuidance} />}
      </div>
      <div className={styles.facts}>
        <SetContents contents={variant.contents} components={variant.components} />
        {coffee && <CoffeeTable coffee={coffee} />}
        <FactTable title={translate('product:gear.title')} rows={variant.information} />
        <FactTable title={translate('details:gear.more')} heading="h3" rows={variant.extended} />
        <div>
          <DutyDisclosures product={product} variant={variant} />
          <AfterBuying product={product} />
        </div>
      </div>
    </PageWidth>
  );
}
