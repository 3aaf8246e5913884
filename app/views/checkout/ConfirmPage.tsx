import {BRAND} from '../../config/brand';
import {HOME_COLLECTIONS} from '../../config/commerce';
import type {ConfirmationPage, Order} from '../../domain/order/order';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {accountOrdersPath, accountPath, cartPath, contentPath, homePath, listingPath} from '../../pages/paths';
import {Button} from '../../ui/Button';
import {Notice} from '../../ui/Notice';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import {AmountList} from '../parts/AmountList';
import * as styles from './ConfirmPage.css';
import {OrderSheet} from './OrderSheet';
import {useTranslate} from './texts';

/** Shows where the checkout leads: the order and what happens next, or a page that tells nothing of anybody's order. */
export function ConfirmPage({confirmation}: {readonly confirmation: ConfirmationPage}) {
  if (confirmation.state !== 'found') return <NoOrder state={confirmation.state} />;
  const {order} = confirmation;
  return (
    <PageWidth className={styles.page}>
      <OrderHead order={order} />
      <div className={styles.columns}>
        <div className={styles.sheet}>
          <OrderSheet order={order} />
        </div>
        <div className={styles.next}>
          <OrderNext order={order} />
          <OrderAccount hasSubscription={order.lines.some(({weeks}) => weeks !== null)} />
          {order.donations.length > 0 && <OrderDonations donations={order.donations} />}
        </div>
      </div>
    </PageWidth>
  );
}

/** No order to show, and no word about whether there is one: the page may have been shared. */
function NoOrder({state}: {readonly state: Exclude<ConfirmationPage['state'], 'found'>}) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <PageWidth size="text" className={styles.noOrder}>
      <h1>{translate(`checkout:${state}.title`)}</h1>
      <p className={styles.text}>{translate(`checkout:${state}.text`)}</p>
      <p className={styles.ways}>
        <Button href={homePath(language)}>{translate('checkout:toShop')}</Button>
        {state === 'ordered' || state === 'unavailable' ? (
          <Button href={accountOrdersPath(language)} variant="tertiary">
            {translate('checkout:account.action')}
          </Button>
        ) : (
          <Button href={cartPath(language)} variant="tertiary">
            {translate('checkout:toCart')}
          </Button>
        )}
      </p>
      <p className={styles.help}>
        {translate('checkout:help')} <TextLink href={`mailto:${BRAND.email}`}>{BRAND.email}</TextLink>
      </p>
    </PageWidth>
  );
}

/** Thanks, the number, and where the confirmation went. */
function OrderHead({order}: {readonly order: Order}) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <header className={styles.head}>
      <SteamingCup />
      <div className={styles.words}>
        <h1>{translate('checkout:thanks')}</h1>
        <p className={styles.number}>
          {translate('checkout:number')} <strong>{order.number}</strong>
        </p>
        <p className={styles.facts}>
          {translate('checkout:placed', {date: format.date(order.createdAt)})}.{' '}
          {translate('checkout:mail', {email: order.maskedEmail})}
        </p>
      </div>
      {!order.isPaid && (
        <div className={styles.pending}>
          <Notice tone="warning" title={translate('checkout:pending.title')}>
            <p>{translate('checkout:pending.text')}</p>
          </Notice>
        </div>
      )}
    </header>
  );
}

/** A full cup before the sun. */
function SteamingCup() {
  return (
    <svg className={styles.scene} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <circle className={styles.ground} cx="60" cy="60" r="60" />
      <circle className={styles.sun} cx="60" cy="52" r="30" />
      <path className={styles.hill} d="M5 84c22-16 40-16 56-8s34 6 54-6A60 60 0 0 1 5 84Z" />
      <path className={styles.cup} d="M36 58h42v16c0 14-8 22-21 22s-21-8-21-22Z" />
      <path className={styles.handle} d="M78 63h4c6 0 9 4 9 8s-4 9-10 9h-6" />
      <ellipse className={styles.coffee} cx="57" cy="58" rx="21" ry="5" />
      <path className={styles.steam} d="M49 46c-4-6 4-8 0-14M62 46c-4-6 4-8 0-14" />
    </svg>
  );
}

type Step = {readonly key: string; readonly title: string; readonly text: string};

/** What happens next, in its order, and where to go meanwhile. */
function OrderNext({order: {deliveryDays, city, lines}}: {readonly order: Order}) {
  const translate = useTranslate();
  const language = useLanguage();
  const steps: Step[] = [
    {key: 'mail', title: translate('checkout:next.mail.title'), text: translate('checkout:next.mail.text')},
    deliveryDays
      ? {
          key: 'delivery',
          title: lines.every(({deliveryNote}) => deliveryNote === null)
            ? translate('checkout:next.delivery.title', deliveryDays)
            : translate('checkout:next.delivery.byLine'),
          text: translate('checkout:next.delivery.text', {city}),
        }
      : {
          key: 'email',
          title: translate('checkout:next.email.title'),
          text: translate(`checkout:next.email.${presentsAmong(lines)}`),
        },
  ];
  if (lines.some(({weeks}) => weeks !== null)) {
    const [title, text] = [translate('checkout:next.subscription.title'), translate('checkout:next.subscription.text')];
    steps.push({key: 'subscription', title, text});
  }
  return (
    <section className={styles.orderNext} aria-labelledby="order-next">
      <h2 id="order-next">{translate('checkout:next.title')}</h2>
      <ol className={styles.steps}>
        {steps.map(({key, title, text}) => (
          <li key={key} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.measuredText}>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.on}>
        <Button href={listingPath(language, 'c', HOME_COLLECTIONS.coffee)}>{translate('checkout:on.shop')}</Button>
        <TextLink href={contentPath(language, 'returns')} variant="standalone">
          {translate('checkout:on.returns')}
        </TextLink>
      </div>
    </section>
  );
}

/** Whether everything that comes by e-mail goes to the buyer, a part of it, or nothing. */
function presentsAmong(lines: Order['lines']): 'own' | 'presentsAndOwn' | 'presents' {
  if (lines.every(({recipient}) => recipient === null)) return 'own';
  return lines.every(({recipient}) => recipient !== null) ? 'presents' : 'presentsAndOwn';
}

/** The way to an account with the address of the order: there is one as soon as somebody logs in. */
function OrderAccount({hasSubscription}: {readonly hasSubscription: boolean}) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <section className={styles.account} aria-labelledby="order-account">
      <h2 className={styles.boxTitle} id="order-account">
        {translate('checkout:account.title')}
      </h2>
      <p className={styles.measuredText}>{translate('checkout:account.text')}</p>
      <TextLink href={hasSubscription ? accountPath(language) : accountOrdersPath(language)} variant="standalone">
        {translate('checkout:account.action')}
      </TextLink>
    </section>
  );
}

/** What the order gives, project by project. */
function OrderDonations({donations}: Pick<Order, 'donations'>) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <section className={styles.donations} aria-labelledby="order-donations">
      <h2 className={styles.boxTitle} id="order-donations">
        {translate('checkout:donations.title')}
      </h2>
      <AmountList
        rows={donations.map(({project, amount}) => ({
          key: project,
          label: translate(`checkout:donations.${project}`),
          amount: format.money(amount),
        }))}
      />
      <p className={styles.donationsText}>{translate('checkout:donations.text', {foundation: BRAND.foundation})}</p>
    </section>
  );
}
