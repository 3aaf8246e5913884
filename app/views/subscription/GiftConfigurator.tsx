import {contentPath, productPath} from '../../pages/paths';
import {giftOffer} from '../../domain/cart/recipient';
import type {Day} from '../../domain/delivery';
import type {GiftChoice} from '../../domain/gift/gift-choice';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {Picture} from '../../ui/Picture';
import {TextLink} from '../../ui/TextLink';
import {AddToCartForm} from '../parts/AddToCartForm';
import * as styles from './SubscriptionOrderPage.css';
import {useTranslate} from './texts';

type Props = {
  readonly gift: GiftChoice;
  readonly firstShipment: Day;
  readonly today: Day;
};

/** Puts a gift subscription together: how often and which coffee, for whom, with which words, and when it is sent. */
export function GiftConfigurator({gift, firstShipment, today}: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const {title, handle, picture, variants, first, purchase} = gift;
  const options = variants.map(({id, title: what, price}) => ({
    value: id,
    label: translate('subscription:gift.option', {title: what, price: format.money(price)}),
  }));
  return (
    <section className={styles.chosen} aria-labelledby="gift-start">
      {picture && (
        <Picture className={styles.picture} picture={picture} sizes="(max-width: 768px) 60vw, 22rem" decorative />
      )}
      <div className={styles.words}>
        <h2 id="gift-start">{title}</h2>
        <p>{translate('subscription:gift.text')}</p>
        <AddToCartForm
          title={title}
          variant={first}
          variants={{label: translate('subscription:gift.what'), options, priced: variants}}
          purchase={purchase}
          isPreOrder={false}
          firstShipment={firstShipment}
          donation={null}
          gift={giftOffer('subscription', today)}
        />
        <p className={styles.note}>{translate('subscription:gift.note')}</p>
        <ul className={styles.ways}>
          <li>
            <TextLink href={productPath(language, handle)} variant="standalone">
              {translate('subscription:gift.details')}
            </TextLink>
          </li>
          <li>
            <TextLink href={contentPath(language, 'redeemGiftSubscription')} variant="standalone">
              {translate('subscription:gift.redeem')}
            </TextLink>
          </li>
        </ul>
      </div>
    </section>
  );
}
