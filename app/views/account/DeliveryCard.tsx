import {chargeRefusal, lastDayForChanges, type ChargeCommand, type ChargeState} from '../../domain/subscription/charge';
import {canUpdatePayment} from '../../domain/subscription/payment';
import type {Delivery, DeliveryItem} from '../../domain/subscription/subscription';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {Badge} from '../../ui/Badge';
import {Button} from '../../ui/Button';
import {Notice} from '../../ui/Notice';
import {Picture} from '../../ui/Picture';
import {TextLink} from '../../ui/TextLink';
import * as styles from './DeliveryCard.css';
import {DeliveryFacts} from './DeliveryFacts';
import {deliveryCommandPath} from './pages';
import {useTranslate} from './texts';

const TONES = {
  upcoming: 'moss',
  skipped: 'neutral',
  processing: 'sun',
  errored: 'sale',
  completed: 'neutral',
} as const satisfies Readonly<Record<ChargeState, string>>;

/** What the card offers, in its order; products have commands of their own. */
const COMMANDS = [
  'send-now',
  'reschedule',
  'skip',
  'unskip',
  'add',
  'interval',
  'gift',
  'address',
  'payment',
] as const satisfies readonly ChargeCommand[];

type Props = {readonly delivery: Delivery; readonly today: string};

/** A delivery: when, what, to whom, for how much, and what can be done with it. `accountUrl`: the pages of the account host. */
export function DeliveryCard({delivery, today, accountUrl}: Props & {readonly accountUrl: string}) {
  const translate = useTranslate();
  const format = useFormat();
  const {day, state, outcome, isGift, address, plannedDay, orderNumber} = delivery;
  const heading = `delivery-${delivery.key}-${state}-${delivery.id}`;
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <header className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {translate('account:delivery.on', {date: format.date(day)})}
        </h2>
        <Badge tone={TONES[state]}>
          {outcome === null
            ? translate(`account:delivery.state.${state}`)
            : translate(`account:delivery.outcome.${outcome}`)}
        </Badge>
        {isGift && <Badge tone="sun">{translate('account:delivery.gift', {name: address.firstName})}</Badge>}
      </header>
      {plannedDay !== null && state !== 'completed' && (
        <p className={styles.note}>{translate('account:delivery.moved', {date: format.date(plannedDay)})}</p>
      )}
      {orderNumber !== null && (
        <p className={styles.note}>
          {translate('account:delivery.order', {number: orderNumber})}{' '}
          <TextLink href={accountUrl}>{translate('account:delivery.track')}</TextLink>
        </p>
      )}
      <StateNotice delivery={delivery} />
      <DeliveryItems items={delivery.items} />
      {state !== 'skipped' && <DeliveryFacts delivery={delivery} />}
      {state === 'upcoming' && (
        <p className={styles.note}>
          {translate('account:delivery.cutoff', {date: format.date(lastDayForChanges(day))})}
        </p>
      )}
      <FixedPayment delivery={delivery} today={today} />
      <DeliveryActions delivery={delivery} today={today} />
    </article>
  );
}

function StateNotice({delivery: {state, outcome, retryDay, isSettling, items}}: {readonly delivery: Delivery}) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <>
      {state === 'processing' && <Notice tone="info">{translate('account:delivery.processing')}</Notice>}
      {state === 'errored' && (
        <Notice tone="warning" title={translate('account:delivery.errored.title')}>
          <p>{translate('account:delivery.errored.text', {date: retryDay === null ? '' : format.date(retryDay)})}</p>
        </Notice>
      )}
      {outcome === 'failed' && <Notice tone="info">{translate('account:delivery.failed')}</Notice>}
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

function DeliveryActions({delivery, today}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const hasRecurring = delivery.items.some(({kind}) => kind === 'recurring');
  const offered = COMMANDS.filter((command) => {
    const reason = chargeRefusal(delivery, command, today);
    // Why it cannot be sent now is worth reading.
    if (reason === 'out-of-stock') return true;
    if (reason !== null || (delivery.isGift && command !== 'address')) return false;
    if (command === 'payment') return canUpdatePayment(delivery.payment);
    return hasRecurring || (command !== 'skip' && command !== 'interval' && command !== 'gift');
  });
  if (offered.length === 0) return null;
  return (
    <ul className={styles.actions} aria-label={translate('account:delivery.actions')}>
      {offered.map((command) => (
        <li key={command}>
          <Button href={deliveryCommandPath(language, delivery.key, command)} variant="tertiary" inline>
            {translate(`account:commands.${command}.link`)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What is in a delivery. */
function DeliveryItems({items}: {readonly items: readonly DeliveryItem[]}) {
  const translate = useTranslate();
  return (
    <ul className={styles.items} aria-label={translate('account:delivery.items')}>
      {items.map((item) => (
        <Item key={item.itemId} item={item} />
      ))}
    </ul>
  );
}

function Item({item}: {readonly item: DeliveryItem}) {
  const translate = useTranslate();
  const format = useFormat();
  const {title, variantTitle, quantity, weeks, kind, project, stock, total, picture} = item;
  const rhythm = weeks === null ? null : translate('account:delivery.weeks', {count: weeks});
  return (
    <li className={styles.item}>
      <div className={styles.frame}>
        {picture && <Picture className={styles.picture} picture={picture} sizes="4rem" decorative />}
      </div>
      <div className={styles.words}>
        <p className={styles.itemTitle}>
          {translate('account:delivery.quantity', {count: quantity})} {title}
        </p>
        <p className={styles.fact}>
          {[variantTitle, kind === 'one-time' ? translate('account:delivery.once') : rhythm]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {project !== null && (
          <p className={styles.fact}>
            {translate('account:delivery.project', {project: translate(`account:project.${project}.title`)})}
          </p>
        )}
        {stock !== 'in-stock' && (
          <p>
            <Badge tone="sale">
              {translate(stock === 'gone' ? 'account:delivery.gone' : 'account:delivery.outOfStock')}
            </Badge>
          </p>
        )}
      </div>
      <p className={styles.amount}>{format.money(total)}</p>
    </li>
  );
}
