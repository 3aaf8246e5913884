import {DEFAULT_CURRENCY, RETURN_DAYS, SHIPPING} from '../../config/commerce';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {PageWidth} from '../../ui/PageWidth';
import * as styles from './BrandValues.css';

const VALUES = ['roast', 'origin', 'delivery', 'returns'] as const;

/** What a shopper can count on, in plain figures. */
export function BrandValues() {
  const translate = useTranslate();
  const {money} = useFormat();
  const figures = {
    ...SHIPPING.deliveryDays,
    days: RETURN_DAYS,
    fee: money({cents: SHIPPING.feeCents, currency: DEFAULT_CURRENCY}),
    freeFrom: money({cents: SHIPPING.freeFromCents, currency: DEFAULT_CURRENCY}),
  };
  return (
    <PageWidth as="section" className={styles.values} aria-labelledby="values-title">
      <h2 className={styles.title} id="values-title">
        {translate('home:values.title')}
      </h2>
      <ul className={styles.list}>
        {VALUES.map((name) => (
          <li key={name} className={styles.value}>
            <h3 className={styles.name}>{translate(`home:values.${name}.title`, figures)}</h3>
            <p className={styles.text}>{translate(`home:values.${name}.text`, figures)}</p>
          </li>
        ))}
      </ul>
    </PageWidth>
  );
}
