import {awaitedBy, type TrackedOrder} from '../../domain/order/tracking';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import * as styles from './OrderPage.css';

/** What happened to an order so far, and when it should arrive. */
export function OrderState({tracked}: {readonly tracked: TrackedOrder}) {
  const translate = useTranslate();
  const {date} = useFormat();
  const {order, steps, parcel} = tracked;
  const expectedBy = awaitedBy(tracked);
  return (
    <section className={styles.sheet}>
      <h2>{translate('orders:order', {number: order.number})}</h2>
      <ol className={styles.steps}>
        {steps.map(({step, at}) => (
          <li key={step}>{translate('orders:happened', {what: translate(`orders:steps.${step}`), date: date(at)})}</li>
        ))}
      </ol>
      {parcel !== null && <p>{translate('orders:parcel', parcel)}</p>}
      {expectedBy !== null && <p>{translate('orders:expected', {date: date(expectedBy)})}</p>}
    </section>
  );
}
