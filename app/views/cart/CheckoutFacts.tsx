import {RETURN_DAYS, SHIPPING} from '../../config/commerce';
import {SHIPPING_COUNTRIES} from '../../config/countries';
import {contentPath} from '../../pages/paths';
import {useLanguage} from '../../i18n/use-translate';
import {Icon} from '../../ui/Icon';
import {TextLink} from '../../ui/TextLink';
import * as styles from './CheckoutFacts.css';
import {useTranslate} from './texts';

/** What a shopper is to know before ordering starts: ways to pay and where we deliver (§ 312j BGB), and what we promise. */
export function CheckoutFacts() {
  const translate = useTranslate();
  const language = useLanguage();
  const subscription = SHIPPING_COUNTRIES.filter((country) => country.availableForSubscription).length;
  return (
    <div className={styles.facts}>
      <p>{translate('cart:checkout.note')}</p>
      <ul className={styles.promises}>
        <li className={styles.promise}>
          <Icon name="truck" size="small" />
          {translate('cart:checkout.delivery', SHIPPING.deliveryDays)}
        </li>
        <li className={styles.promise}>
          <Icon name="bag" size="small" />
          {translate('cart:checkout.returns', {days: RETURN_DAYS})}
        </li>
      </ul>
      <h3 className={styles.title}>{translate('cart:checkout.paymentTitle')}</h3>
      <p>{translate('cart:checkout.payment')}</p>
      <h3 className={styles.title}>{translate('cart:checkout.areaTitle')}</h3>
      <p>
        {translate('cart:checkout.area', {count: SHIPPING_COUNTRIES.length, subscription})}{' '}
        <TextLink href={contentPath(language, 'shipping')}>{translate('cart:checkout.areaLink')}</TextLink>
      </p>
    </div>
  );
}
