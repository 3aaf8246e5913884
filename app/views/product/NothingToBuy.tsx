import {useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {StockAlertForm} from '../parts/StockAlertForm';
import * as styles from './BuyBox.css';
import type {Offer} from './offer';

type Props = {readonly offer: Offer; readonly hasSimilar: boolean};

/** Instead of a button that does nothing: a mail as soon as it is back, and something similar until then. */
export function NothingToBuy({offer: {product, variant, availability}, hasSimilar}: Props) {
  const translate = useTranslate();
  const isSoldOut = availability.state === 'sold-out';
  return (
    <div className={styles.nothing}>
      {isSoldOut && (
        <StockAlertForm values={{variant: variant.number, handle: product.handle}} errors={{}} title={product.title} />
      )}
      {hasSimilar && (
        <>
          {isSoldOut && <p>{translate('product:soldOut.text')}</p>}
          <Button href="#similar" variant="tertiary">
            {translate('product:soldOut.link')}
          </Button>
        </>
      )}
    </div>
  );
}
