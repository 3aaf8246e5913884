import {contentPath, productPath} from '../../config/paths';
import {cardPriceTag} from '../../domain/product/price';
import type {ProductCard} from '../../domain/product/product';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Picture} from '../../ui/Picture';
import {TextLink} from '../../ui/TextLink';
import {PriceTag} from '../parts/PriceTag';
import * as styles from './SubscriptionForm.css';

/** The gift subscription: what it costs, and the way to its page, where number, coffee and recipient are chosen. */
export function GiftStart({gift}: {readonly gift: ProductCard}) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <section className={styles.chosen} aria-labelledby="gift-start">
      {gift.picture && (
        <Picture className={styles.picture} picture={gift.picture} sizes="(max-width: 768px) 60vw, 22rem" decorative />
      )}
      <div className={styles.words}>
        <h2 id="gift-start">{gift.title}</h2>
        <p>{translate('subscription:gift.text')}</p>
        <PriceTag tag={cardPriceTag(gift)} size="large" />
        <div>
          <Button href={productPath(language, gift.handle)}>{translate('subscription:gift.configure')}</Button>
        </div>
        <p>
          <TextLink href={contentPath(language, 'redeemGiftSubscription')} variant="standalone">
            {translate('subscription:gift.redeem')}
          </TextLink>
        </p>
      </div>
    </section>
  );
}
