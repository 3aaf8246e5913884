import {BRAND} from '../../config/brand';
import {HOME_COLLECTIONS} from '../../config/commerce';
import type {Day} from '../../domain/delivery';
import type {Fallible} from '../../domain/fallible';
import {arrivalPromise} from '../../domain/order/arrival-promise';
import {
  isReturnable,
  offersWithdrawal,
  placedAmounts,
  reorderLines,
  type OrderProgress,
  type PlacedOrder,
  type PlacedOrders,
} from '../../domain/order/placed-order';
import {isZero, negate} from '../../domain/money';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {cartPermalinkPath, listingPath, ordersPath} from '../../pages/paths';
import {orderReturnPath, servicePath} from '../../pages/service-paths';
import {Badge} from '../../ui/Badge';
import {Button} from '../../ui/Button';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import {AmountList, type AmountRow} from '../parts/AmountList';
import {IdempotencyKeyField} from '../parts/IdempotencyKeyField';
import {title as titleStyle} from './AccountFrame.css';
import * as styles from './DeliveryCard.css';
import {Empty} from './Empty';
import {ItemList, ItemRow} from './ItemRow';
import {useTranslate} from './texts';

type Props = {
  readonly orders: Fallible<PlacedOrders>;
  /** The day in Germany. */
  readonly today: Day;
};

/** Shows every order of a customer: where it is, what was in it, and the same again. */
export function OrdersPage({orders: read, today}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const orders = read.state === 'ready' ? read.data.orders : [];
  const next = read.state === 'ready' ? read.data.next : null;
  return (
    <>
      <h1 className={titleStyle}>{translate('account:orders.title')}</h1>
      {read.state === 'unavailable' && (
        <Notice tone="warning" title={translate('account:orders.unavailable.title')}>
          <p>{translate('account:orders.unavailable.text')}</p>
        </Notice>
      )}
      {read.state === 'ready' && orders.length === 0 && (
        <Empty level="section" title={translate('account:orders.none')}>
          <p>
            <Button href={listingPath(language, 'c', HOME_COLLECTIONS.coffee)}>
              {translate('account:subscription.next.shop')}
            </Button>
          </p>
        </Empty>
      )}
      {orders.map((order) => (
        <OrderCard key={order.name} order={order} today={today} />
      ))}
      {next !== null && (
        <p>
          <TextLink href={ordersPath(language, next)} variant="standalone">
            {translate('account:orders.older')}
          </TextLink>
        </p>
      )}
    </>
  );
}

const TONES = {
  cancelled: 'neutral',
  'awaiting-payment': 'sale',
  preparing: 'sun',
  'on-its-way': 'sun',
  sent: 'neutral',
  delivered: 'moss',
} as const satisfies Readonly<Record<OrderProgress, string>>;

function OrderCard({order, today}: {readonly order: PlacedOrder; readonly today: Day}) {
  const translate = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const {name, placedAt, progress, total, lines, parcels, statusUrl} = order;
  const again = reorderLines(order);
  const heading = `order-${name}`;
  const about = <VisuallyHidden>: {translate('account:delivery.order', {number: name})}</VisuallyHidden>;
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <header className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {translate('account:orders.from', {date: format.date(placedAt)})}
        </h2>
        <Badge tone={TONES[progress]}>{translate(`account:orders.progress.${progress}`)}</Badge>
      </header>
      <p className={styles.note}>
        {translate('account:delivery.order', {number: name})} · {format.money(total)}
      </p>
      <Arrival order={order} today={today} />
      <ItemList>
        {lines.map((line, index) => (
          <ItemRow key={`${index} ${line.title}`} item={line} amount={format.money(line.total)} />
        ))}
      </ItemList>
      <Amounts order={order} />
      {again !== '' && (
        <form method="post" action={cartPermalinkPath(language, again)}>
          <IdempotencyKeyField />
          <Button variant="secondary">
            {translate('account:orders.again')}
            {about}
          </Button>
        </form>
      )}
      <ul className={styles.ways}>
        {parcels.map(({carrier, number, link}) => (
          <li key={number}>
            {link !== null && (
              <TextLink href={link} variant="standalone">
                {translate('account:orders.track', {number})}
              </TextLink>
            )}
            {link === null &&
              (carrier === null
                ? translate('account:orders.parcelNumber', {number})
                : translate('account:orders.parcel', {carrier, number}))}
          </li>
        ))}
        {isReturnable(order, today) && (
          <li>
            <TextLink href={orderReturnPath(language, name)} variant="standalone">
              {translate('account:orders.return')}
              {about}
            </TextLink>
          </li>
        )}
        {offersWithdrawal(order, today) && (
          <li>
            <TextLink href={servicePath(language, 'withdrawal')} variant="standalone">
              {translate('account:orders.withdraw')}
            </TextLink>
          </li>
        )}
        <li>
          <TextLink href={statusUrl} variant="standalone">
            {translate('account:orders.documents')}
            {about}
          </TextLink>
        </li>
      </ul>
    </article>
  );
}

/** When an order should arrive, or should have arrived. */
function Arrival({order: {expectedBy}, today}: {readonly order: PlacedOrder; readonly today: Day}) {
  const translate = useTranslate();
  const {date} = useFormat();
  if (expectedBy === null) return null;
  const promise = arrivalPromise(expectedBy, today);
  return <p>{translate(`account:orders.${promise}`, {date: date(expectedBy), email: BRAND.email})}</p>;
}

/** How the order's total comes about. */
function Amounts({order}: {readonly order: PlacedOrder}) {
  const translate = useTranslate();
  const format = useFormat();
  const amounts = placedAmounts(order);
  if (amounts === null) return null;
  const {shipping, total} = order;
  const {subtotal, discount} = amounts;
  const rows: readonly AmountRow[] = [
    {key: 'subtotal', label: translate('account:delivery.subtotal'), amount: format.money(subtotal)},
    ...(isZero(discount)
      ? []
      : [{key: 'discount', label: translate('account:delivery.discount'), amount: format.money(negate(discount))}]),
    ...(shipping === null
      ? []
      : [
          {
            key: 'shipping',
            label: translate('account:delivery.shipping'),
            amount: isZero(shipping) ? translate('account:delivery.free') : format.money(shipping),
          },
        ]),
    {key: 'total', label: translate('account:delivery.total'), amount: format.money(total), weight: 'total'},
  ];
  return (
    <div className={styles.amounts}>
      <AmountList rows={rows} />
    </div>
  );
}
