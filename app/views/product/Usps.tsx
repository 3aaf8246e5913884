import {BRAND} from '../../config/brand';
import {DEFAULT_CURRENCY, DONATION, RETURN_DAYS, SHIPPING} from '../../config/commerce';
import type {ProductKind} from '../../domain/product/product';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {Icon} from '../../ui/Icon';
import type {IconName} from '../../ui/icon-paths';
import * as styles from './Usps.css';

/** What speaks for buying it here, in a line each; nothing for what comes by e-mail. */
export function Usps({kind}: {readonly kind: ProductKind}) {
  const translate = useTranslate();
  const {money} = useFormat();
  if (kind === 'gift-card' || kind === 'donation') return null;
  const amount = (cents: number) => money({cents, currency: DEFAULT_CURRENCY});
  const common: readonly Usp[] = [
    {icon: 'bag', text: translate('details:usp.shipping', {amount: amount(SHIPPING.freeFromCents)})},
    {icon: 'check', text: translate('details:usp.returns', {days: RETURN_DAYS})},
  ];
  const coffee: readonly Usp[] = [
    {icon: 'truck', text: translate('details:usp.fresh', SHIPPING.deliveryDays)},
    ...common,
    {
      icon: 'leaf',
      text: translate('details:usp.donation', {
        amount: amount(DONATION.centsPerKilogram),
        foundation: BRAND.foundation,
      }),
    },
  ];
  return (
    <ul className={styles.list} aria-label={translate('details:usp.title')}>
      {(kind === 'coffee' ? coffee : common).map(({icon, text}) => (
        <li key={text} className={styles.item}>
          <span className={styles.mark}>
            <Icon name={icon} size="small" />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}

type Usp = {readonly icon: IconName; readonly text: string};
