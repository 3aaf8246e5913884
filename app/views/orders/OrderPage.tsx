import {BRAND} from '../../config/brand';
import {arrivalPromise} from '../../domain/order/arrival-promise';
import type {AnnouncedReturn, OrderAnswer, TrackedOrder} from '../../domain/order/tracking';
import {trackingLink} from '../../domain/order/tracking-link';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {waitText} from '../../i18n/wait-text';
import {servicePath} from '../../pages/service-paths';
import {lead} from '../../styles/type.css';
import {Button} from '../../ui/Button';
import {Notice} from '../../ui/Notice';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import {OrderAmounts} from '../parts/OrderAmounts';
import {OrderLines} from '../parts/OrderLines';
import {OrderLookupForm} from '../parts/OrderLookupForm';
import * as styles from './OrderPage.css';
import {AnnouncedReturns, LabelByMail, ReturnForm} from './OrderReturns';
import {useTranslate} from './texts';

type PageProps = {
  readonly state: OrderAnswer;
  /** The day in Germany. */
  readonly today: string;
};

/** Shows a guest's order: where it is, and what can be sent back. */
export function OrderPage({state, today}: PageProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const {values, errors, problem, shown} = state;
  return (
    <PageWidth size="text" className={styles.page}>
      <h1 className={styles.title}>{translate(shown === null ? 'orders:title' : 'orders:found')}</h1>
      {problem !== null && (
        <Notice tone="error" title={translate(`orders:problem.${problem.code}.title`)}>
          <p>
            {translate(`orders:problem.${problem.code}.text`, {wait: waitText(problem, language), email: BRAND.email})}
          </p>
        </Notice>
      )}
      {shown === null ? (
        <>
          <p className={lead}>{translate('orders:lead')}</p>
          <div className={styles.wide}>
            <OrderLookupForm values={values} errors={errors} forReturn={(values.step ?? 'find') !== 'find'} />
          </div>
        </>
      ) : (
        <>
          <OrderState tracked={shown.tracked} today={today} />
          <AnnouncedReturns tracked={shown.tracked} />
          <ReturnForm found={shown} values={values} idempotencyKey={state.idempotencyKey} today={today} />
        </>
      )}
    </PageWidth>
  );
}

/** How far an order is, when it should arrive, its parcels, and what is in it. */
function OrderState({tracked, today}: Pick<PageProps, 'today'> & {readonly tracked: TrackedOrder}) {
  const translate = useTranslate();
  const {date} = useFormat();
  const {order, steps, parcels, expectedBy} = tracked;
  return (
    <section className={styles.sheet}>
      <h2 className={styles.number}>{translate('orders:order', {number: order.number})}</h2>
      {expectedBy !== null && (
        <p className={styles.expected}>
          {translate(`orders:${arrivalPromise(expectedBy, today)}`, {date: date(expectedBy), email: BRAND.email})}
        </p>
      )}
      <ol className={styles.steps}>
        {steps.map(({step, at}) => (
          <li key={step} className={styles.step}>
            {translate('orders:happened', {what: translate(`orders:steps.${step}`), date: date(at)})}
          </li>
        ))}
      </ol>
      {parcels.map((parcel) => (
        <ParcelLine key={parcel.trackingNumber} parcel={parcel} />
      ))}
      <div className={styles.contents}>
        <OrderLines lines={order.lines} label={translate('orders:lines')} />
      </div>
      <OrderAmounts order={order} />
    </section>
  );
}

/** Names a parcel, and leads to where its carrier shows it. */
function ParcelLine({parcel: {carrier, trackingNumber}}: {readonly parcel: TrackedOrder['parcels'][number]}) {
  const translate = useTranslate();
  const link = trackingLink(carrier, trackingNumber);
  return (
    <p>
      {carrier === null
        ? translate('orders:parcelNumber', {trackingNumber})
        : translate('orders:parcel', {carrier, trackingNumber})}{' '}
      {link !== null && <TextLink href={link}>{translate('orders:track')}</TextLink>}
    </p>
  );
}

/** Confirms a return, once, with its label or when that follows; the mail says so for good. From here a guest sees the order by its number again. */
export function ReturnPage({announced}: {readonly announced: AnnouncedReturn | null}) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <PageWidth size="text" className={styles.page}>
      <h1 className={styles.title}>{translate('orders:label.title')}</h1>
      {announced === null ? (
        <Notice tone="info">
          <p>{translate('orders:label.before')}</p>
        </Notice>
      ) : (
        <NextStep announced={announced} />
      )}
      <p>
        <TextLink href={servicePath(language, 'order')} variant="standalone">
          {translate('orders:title')}
        </TextLink>
      </p>
    </PageWidth>
  );
}

/** What to do next with a parcel that goes back: print the label, or wait for it. */
function NextStep({announced: {label, sendBy}}: {readonly announced: AnnouncedReturn}) {
  const translate = useTranslate();
  const {date} = useFormat();
  return label === null ? (
    <p>
      <LabelByMail sendBy={sendBy} />
    </p>
  ) : (
    <>
      <p>{translate('orders:label.text', {carrier: label.carrier, date: date(sendBy)})}</p>
      <p>{translate('orders:label.number', {number: label.trackingNumber})}</p>
      <Button href={label.labelUrl}>{translate('orders:label.open')}</Button>
    </>
  );
}
