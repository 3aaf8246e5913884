import {isZero, negate} from '../../domain/money';
import {deliveryAmounts} from '../../domain/subscription/amounts';
import {isPaidGift} from '../../domain/subscription/paid-gift';
import type {Payment} from '../../domain/subscription/payment';
import type {Delivery} from '../../domain/subscription/subscription';
import {useFormat} from '../../i18n/use-translate';
import {muted, small} from '../../styles/type.css';
import {Badge} from '../../ui/Badge';
import {classNames} from '../../ui/class-names';
import {AmountList, type AmountRow} from '../parts/AmountList';
import {AddressLines} from './AddressLines';
import * as styles from './DeliveryFacts.css';
import {useTranslate} from './texts';

/** Shows where a delivery goes and how often it comes; unless it is a paid gift how it is paid and what it costs. */
export function DeliveryFacts({delivery}: {readonly delivery: Delivery}) {
  const translate = useTranslate();
  const {address, payment, items} = delivery;
  const weeks = [...new Set(items.flatMap((item) => item.weeks ?? []))];
  const [first] = weeks;
  const isPaid = isPaidGift(delivery);
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        <div>
          <dt className={styles.term}>{translate('account:delivery.address')}</dt>
          <dd>
            <AddressLines address={address} />
          </dd>
        </div>
        {!isPaid && (
          <div>
            <dt className={styles.term}>{translate('account:delivery.payment')}</dt>
            <dd>{payment === null ? translate('account:delivery.noPayment') : <PaymentName payment={payment} />}</dd>
          </div>
        )}
        {first !== undefined && (
          <div>
            <dt className={styles.term}>{translate('account:delivery.interval')}</dt>
            <dd>
              {weeks.length === 1
                ? translate('account:delivery.weeks', {count: first})
                : translate('account:delivery.mixed')}
            </dd>
          </div>
        )}
      </dl>
      {/* No landmark: there is one in each delivery. */}
      {!isPaid && (
        <div role="group" aria-label={translate('account:delivery.amounts')}>
          <Amounts delivery={delivery} />
        </div>
      )}
    </div>
  );
}

function Amounts({delivery}: {readonly delivery: Delivery}) {
  const translate = useTranslate();
  const format = useFormat();
  const amounts = deliveryAmounts(delivery);
  const rows: AmountRow[] = [
    {key: 'subtotal', label: translate('account:delivery.subtotal'), amount: format.money(amounts.subtotal)},
    ...(isZero(amounts.discount)
      ? []
      : [
          {
            key: 'discount',
            label: translate('account:delivery.discount'),
            amount: format.money(negate(amounts.discount)),
          },
        ]),
    {
      key: 'shipping',
      label: translate('account:delivery.shipping'),
      amount: amounts.isShippingFree ? translate('account:delivery.free') : format.money(amounts.shipping),
    },
    {
      key: 'total',
      label: translate(amounts.isMost ? 'account:delivery.totalMost' : 'account:delivery.total'),
      note: translate('account:delivery.totalNote'),
      amount: format.money(amounts.total),
      weight: 'total',
    },
    ...(isZero(amounts.savings)
      ? []
      : [{key: 'savings', label: translate('account:delivery.savings'), amount: format.money(amounts.savings)}]),
  ];
  const {waiting, totalWithAll} = amounts;
  return (
    <>
      <AmountList rows={rows} />
      {waiting.length > 0 && (
        <p className={classNames(small, muted)}>
          {translate('account:delivery.without')}
          {totalWithAll !== null && ` ${translate('account:delivery.withAll', {total: format.money(totalWithAll)})}`}
        </p>
      )}
    </>
  );
}

/** Formats the total of a delivery, as 'up to' where codes may take something off it. */
export function useTotal(delivery: Delivery): string {
  const translate = useTranslate();
  const format = useFormat();
  const {total, isMost} = deliveryAmounts(delivery);
  return isMost ? translate('account:delivery.most', {total: format.money(total)}) : format.money(total);
}

/** How something is paid: the method, its last four digits where it has some, and whether it needs attention. */
function PaymentName({payment: {type, lastFour, isValid}}: {readonly payment: Payment}) {
  const translate = useTranslate();
  const method = translate(`account:payment.${type}`);
  return (
    <>
      {lastFour === null ? method : translate('account:payment.ending', {method, lastFour})}
      {!isValid && <Badge tone="sale">{translate('account:payment.invalid')}</Badge>}
    </>
  );
}
