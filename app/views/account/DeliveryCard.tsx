import {missingItems} from '../../domain/subscription/amounts';
import {allOutOfStock, chargeRefusal, lastDayForChanges, type ChargeState} from '../../domain/subscription/charge';
import {deliveryCommands} from '../../domain/subscription/offered-commands';
import {giftNumber, isPaidGift} from '../../domain/subscription/paid-gift';
import {canUpdatePayment} from '../../domain/subscription/payment';
import type {Delivery, DeliveryItem} from '../../domain/subscription/subscription';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {ordersPath} from '../../pages/paths';
import {Badge} from '../../ui/Badge';
import {Disclosure} from '../../ui/Disclosure';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import {CommandActions} from './CommandActions';
import {delayText} from './delay-text';
import * as styles from './DeliveryCard.css';
import {DeliveryFacts, useTotal} from './DeliveryFacts';
import {ItemList, ItemRow} from './ItemRow';
import {deliveryCommandPath} from './pages';
import {useTranslate} from './texts';

const TONES = {
  upcoming: 'moss',
  skipped: 'neutral',
  processing: 'sun',
  errored: 'sale',
  completed: 'neutral',
} as const satisfies Readonly<Record<ChargeState, string>>;

type Props = {readonly delivery: Delivery; readonly deliveries: readonly Delivery[]; readonly today: string};

/** Shows a delivery: when, what, to whom, for how much, and what can be done with it. */
export function DeliveryCard({delivery, deliveries, today}: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const {key, day, state, isGift, address, plannedDay, isOrdered} = delivery;
  const total = useTotal(delivery);
  const isPaid = isPaidGift(delivery);
  const lastDay = state === 'upcoming' ? lastDayForChanges(day, today) : null;
  const heading = `delivery-${key}-${state}-${delivery.id}`;
  const title = translate('account:delivery.on', {date: format.date(day)});
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <header className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <Badge tone={TONES[state]}>
          <StateName delivery={delivery} />
        </Badge>
        {isGift && <Badge tone="sun">{translate('account:delivery.gift', {name: address.firstName})}</Badge>}
      </header>
      {plannedDay !== null && state !== 'completed' && (
        <p className={styles.note}>{translate('account:delivery.moved', {date: format.date(plannedDay)})}</p>
      )}
      {isOrdered && (
        <p className={styles.note}>
          <TextLink href={ordersPath(language)}>{translate('account:delivery.track')}</TextLink>
        </p>
      )}
      {lastDay !== null && (
        <p className={styles.note}>{translate('account:delivery.cutoff', {date: format.date(lastDay)})}</p>
      )}
      <StateNotice delivery={delivery} />
      <DeliveryItems delivery={delivery} />
      <CommandActions
        commands={deliveryCommands(delivery, deliveries, today)}
        pathOf={(name) => deliveryCommandPath(language, key, name)}
        about={title}
        isGift={isPaid}
      />
      {state !== 'skipped' && (
        <Disclosure summary={translate(isPaid ? 'account:paidGift.facts' : 'account:delivery.facts', {total})}>
          <DeliveryFacts delivery={delivery} />
          <FixedPayment delivery={delivery} today={today} />
        </Disclosure>
      )}
    </article>
  );
}

/** What nobody has to pay for, and what is not in stock, is not unpaid: it is late. */
function StateName({delivery}: {readonly delivery: Delivery}) {
  const translate = useTranslate();
  const {state, outcome} = delivery;
  if (state === 'errored' && (isPaidGift(delivery) || allOutOfStock(delivery))) {
    return translate('account:delivery.late');
  }
  return outcome === null
    ? translate(`account:delivery.state.${state}`)
    : translate(`account:delivery.outcome.${outcome}`);
}

function StateNotice({delivery}: {readonly delivery: Delivery}) {
  const translate = useTranslate();
  const format = useFormat();
  const {state, outcome, retryDay, isSettling, items} = delivery;
  const texts = isPaidGift(delivery) ? 'account:paidGift' : 'account:delivery';
  const delay = delayText(delivery);
  return (
    <>
      {state === 'processing' && <Notice tone="info">{translate('account:delivery.processing')}</Notice>}
      {state === 'errored' && (
        <Notice tone="warning" title={translate(delay.title)}>
          <p>{translate(delay.text, {date: retryDay === null ? '' : format.date(retryDay)})}</p>
        </Notice>
      )}
      {outcome === 'failed' && <Notice tone="info">{translate(`${texts}.failed`)}</Notice>}
      {isSettling && <Notice tone="info">{translate('account:subscription.settling')}</Notice>}
      {state === 'upcoming' && items.some(({stock}) => stock === 'out-of-stock') && (
        <Notice tone="info">{translate('account:delivery.outOfStockText')}</Notice>
      )}
    </>
  );
}

/** Why the payment method cannot be changed, where it is one of those that cannot. */
function FixedPayment({delivery, today}: Omit<Props, 'deliveries'>) {
  const translate = useTranslate();
  const {payment} = delivery;
  if (payment === null || canUpdatePayment(payment) || chargeRefusal(delivery, 'payment', today) !== null) return null;
  return (
    <p className={styles.note}>
      {translate(payment.gateway === 'legacy' ? 'account:commands.payment.legacy' : 'account:commands.payment.custom')}
    </p>
  );
}

/** What is in a delivery. */
function DeliveryItems({delivery}: Pick<Props, 'delivery'>) {
  const missing = missingItems(delivery);
  return (
    <ItemList>
      {delivery.items.map((item) => (
        <Item key={item.itemId} item={item} isMissing={missing.includes(item)} number={giftNumber(delivery, item)} />
      ))}
    </ItemList>
  );
}

type ItemProps = {
  readonly item: DeliveryItem;
  readonly isMissing: boolean;
  /** Which of a gift's deliveries it is; `null` where that says nothing. */
  readonly number: number | null;
};

function Item({item, isMissing, number}: ItemProps) {
  const translate = useTranslate();
  const format = useFormat();
  const {weeks, kind, project, stock, total, isPrepaid, giftCount} = item;
  const regular = weeks === null ? null : translate('account:delivery.weeks', {count: weeks});
  const facts = [
    kind === 'one-time' ? translate('account:delivery.once') : regular,
    number === null || giftCount === null ? null : translate('account:paidGift.number', {number, of: giftCount.of}),
    project === null
      ? null
      : translate('account:delivery.project', {project: translate(`account:project.${project}.title`)}),
  ];
  return (
    <ItemRow item={item} amount={isPrepaid ? translate('account:paidGift.price') : format.money(total)} facts={facts}>
      {isMissing && (
        <p>
          <Badge tone="sale">
            {translate(stock === 'gone' ? 'account:delivery.gone' : 'account:delivery.outOfStock')}
          </Badge>
        </p>
      )}
    </ItemRow>
  );
}
