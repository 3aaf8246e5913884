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
import {Picture} from '../../ui/Picture';
import {TextLink} from '../../ui/TextLink';
import {CommandActions} from './CommandActions';
import * as styles from './DeliveryCard.css';
import {DeliveryFacts, useTotal} from './DeliveryFacts';
import {deliveryCommandPath} from './pages';
import {useTranslate} from './texts';

const TONES = {
  upcoming: 'moss',
  skipped: 'neutral',
  processing: 'sun',
  errored: 'sale',
  completed: 'neutral',
} as const satisfies Readonly<Record<ChargeState, string>>;

type Props = {readonly delivery: Delivery; readonly today: string};

/** Shows a delivery: when, what, to whom, for how much, and what can be done with it. */
export function DeliveryCard({delivery, today}: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const {key, day, state, isGift, address, plannedDay, isOrdered} = delivery;
  const total = useTotal(delivery);
  const isPaid = isPaidGift(delivery);
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
      {state === 'upcoming' && (
        <p className={styles.note}>
          {translate('account:delivery.cutoff', {date: format.date(lastDayForChanges(day))})}
        </p>
      )}
      <StateNotice delivery={delivery} />
      <DeliveryItems delivery={delivery} />
      <CommandActions
        commands={deliveryCommands(delivery, today)}
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

/** What nobody has to pay for, and what is not in stock, is not unpaid: it is late, or could not be sent. */
function StateName({delivery}: {readonly delivery: Delivery}) {
  const translate = useTranslate();
  const {state, outcome} = delivery;
  if (state === 'errored' && (isPaidGift(delivery) || allOutOfStock(delivery))) {
    return translate('account:delivery.late');
  }
  if (isPaidGift(delivery) && outcome === 'failed') return translate('account:paidGift.notSent');
  return outcome === null
    ? translate(`account:delivery.state.${state}`)
    : translate(`account:delivery.outcome.${outcome}`);
}

function StateNotice({delivery}: {readonly delivery: Delivery}) {
  const translate = useTranslate();
  const format = useFormat();
  const {state, outcome, retryDay, isSettling, items} = delivery;
  const texts = isPaidGift(delivery) ? 'account:paidGift' : 'account:delivery';
  const reason = allOutOfStock(delivery) ? 'waiting' : 'errored';
  return (
    <>
      {state === 'processing' && <Notice tone="info">{translate('account:delivery.processing')}</Notice>}
      {state === 'errored' && (
        <Notice tone="warning" title={translate(`${texts}.${reason}.title`)}>
          <p>{translate(`${texts}.${reason}.text`, {date: retryDay === null ? '' : format.date(retryDay)})}</p>
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
function FixedPayment({delivery, today}: Props) {
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
  const translate = useTranslate();
  const missing = missingItems(delivery);
  return (
    <ul className={styles.items} aria-label={translate('account:delivery.items')}>
      {delivery.items.map((item) => (
        <Item key={item.itemId} item={item} isMissing={missing.includes(item)} number={giftNumber(delivery, item)} />
      ))}
    </ul>
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
  const {title, variantTitle, quantity, weeks, kind, project, stock, total, picture, isPrepaid, giftCount} = item;
  const regular = weeks === null ? null : translate('account:delivery.weeks', {count: weeks});
  const rhythm = kind === 'one-time' ? translate('account:delivery.once') : regular;
  return (
    <li className={styles.item}>
      <div className={styles.frame}>
        {picture && <Picture className={styles.picture} picture={picture} sizes="4rem" decorative />}
      </div>
      <div className={styles.words}>
        <div className={styles.itemHead}>
          <p className={styles.itemTitle}>
            {translate('account:delivery.quantity', {count: quantity})} {title}
          </p>
          <p className={styles.amount}>{isPrepaid ? translate('account:paidGift.price') : format.money(total)}</p>
        </div>
        {variantTitle !== null && <p className={styles.fact}>{variantTitle}</p>}
        {rhythm !== null && <p className={styles.fact}>{rhythm}</p>}
        {number !== null && giftCount !== null && (
          <p className={styles.fact}>{translate('account:paidGift.number', {number, of: giftCount.of})}</p>
        )}
        {project !== null && (
          <p className={styles.fact}>
            {translate('account:delivery.project', {project: translate(`account:project.${project}.title`)})}
          </p>
        )}
        {isMissing && (
          <p>
            <Badge tone="sale">
              {translate(stock === 'gone' ? 'account:delivery.gone' : 'account:delivery.outOfStock')}
            </Badge>
          </p>
        )}
      </div>
    </li>
  );
}
