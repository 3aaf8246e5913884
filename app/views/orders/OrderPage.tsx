import {BRAND} from '../../config/brand';
import {
  awaitedBy,
  type FoundOrder,
  LOOKUP_FIELDS,
  type OrderAnswer,
  RETURN_REASONS,
  returnState,
  type ReturnLabel,
  type TrackedOrder,
} from '../../domain/order/tracking';
import {trackingLink} from '../../domain/order/tracking-link';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {servicePath} from '../../pages/service-paths';
import {lead} from '../../styles/type.css';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {Notice} from '../../ui/Notice';
import {PageWidth} from '../../ui/PageWidth';
import {Select} from '../../ui/Select';
import {TextLink} from '../../ui/TextLink';
import {IdempotencyKeyField} from '../parts/IdempotencyKeyField';
import {OrderLookupForm, RETURN_ID} from '../parts/OrderLookupForm';
import {form as formStyle} from '../parts/ServiceForm.css';
import * as styles from './OrderPage.css';
import {useTranslate} from './texts';

type PageProps = {
  readonly state: OrderAnswer;
  /** The day in Germany. */
  readonly today: string;
};

/** Shows a guest's order: where it is, and what can be sent back. */
export function OrderPage({state, today}: PageProps) {
  const translate = useTranslate();
  const {values, errors, problem, shown} = state;
  return (
    <PageWidth size="text" className={styles.page}>
      <h1 className={styles.title}>{translate('orders:title')}</h1>
      {problem !== null && (
        <Notice tone="error" title={translate(`orders:problem.${problem.code}.title`)}>
          <p>{translate(`orders:problem.${problem.code}.text`, {email: BRAND.email})}</p>
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
          <OrderState tracked={shown.tracked} />
          <ReturnForm found={shown} values={values} idempotencyKey={state.idempotencyKey} today={today} />
        </>
      )}
    </PageWidth>
  );
}

/** How far an order is, when it should arrive, its parcel, and what is in it. */
function OrderState({tracked}: {readonly tracked: TrackedOrder}) {
  const translate = useTranslate();
  const {date, money} = useFormat();
  const {order, steps, parcel} = tracked;
  const expectedBy = awaitedBy(tracked);
  const link = parcel && trackingLink(parcel.carrier, parcel.trackingNumber);
  return (
    <section className={styles.sheet}>
      <h2 className={styles.number}>{translate('orders:order', {number: order.number})}</h2>
      {expectedBy !== null && (
        <p className={styles.expected}>{translate('orders:expected', {date: date(expectedBy)})}</p>
      )}
      <ol className={styles.steps}>
        {steps.map(({step, at}) => (
          <li key={step} className={styles.step}>
            {translate('orders:happened', {what: translate(`orders:steps.${step}`), date: date(at)})}
          </li>
        ))}
      </ol>
      {parcel !== null && (
        <p>
          {translate('orders:parcel', parcel)}{' '}
          {link !== null && <TextLink href={link}>{translate('orders:track')}</TextLink>}
        </p>
      )}
      <ul className={styles.lines} aria-label={translate('orders:lines')}>
        {order.lines.map(({title, variantTitle, quantity, total}, index) => (
          <li key={`${index} ${title}`} className={styles.line}>
            <span>{`${quantity} × ${[title, variantTitle].filter(Boolean).join(', ')}`}</span>
            <span>{money(total)}</span>
          </li>
        ))}
        <li className={styles.total}>
          <span>{translate('orders:total')}</span>
          <span>{money(order.total)}</span>
        </li>
      </ul>
    </section>
  );
}

type Props = Pick<OrderAnswer, 'values' | 'idempotencyKey'> & Pick<PageProps, 'today'> & {readonly found: FoundOrder};

/** What goes back, piece by piece; the label follows. Says why where nothing can be sent back. */
function ReturnForm({found: {tracked, items, reason}, values, idempotencyKey, today}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const {date} = useFormat();
  const {order, returnable, returnableUntil} = tracked;
  const state = returnState(tracked, today);
  if (state !== 'open') {
    const until = returnableUntil === null ? '' : date(returnableUntil);
    return (
      <p id={RETURN_ID} className={styles.note}>
        {translate(`orders:return.none.${state}`, {date: until})}
      </p>
    );
  }
  return (
    <form method="post" action={servicePath(language, 'order')} className={formStyle} noValidate>
      <IdempotencyKeyField kept={idempotencyKey} />
      {LOOKUP_FIELDS.map((field) => (
        <input key={field} type="hidden" name={field} value={values[field] ?? ''} />
      ))}
      <h2 id={RETURN_ID}>{translate('orders:return.title')}</h2>
      {returnableUntil !== null && (
        <p className={styles.note}>{translate('orders:return.until', {date: date(returnableUntil)})}</p>
      )}
      {returnable.map(({line, quantity}) => {
        const {title = '', variantTitle = null} = order.lines[line] ?? {};
        return (
          <Field
            key={line}
            type="number"
            name={`quantity-${line}`}
            label={variantTitle === null ? title : `${title}, ${variantTitle}`}
            hint={translate('orders:return.most', {count: quantity})}
            min={0}
            max={quantity}
            defaultValue={items.find((item) => item.line === line)?.quantity ?? 0}
            inputMode="numeric"
          />
        );
      })}
      <Select
        name="reason"
        label={translate('orders:return.reason')}
        defaultValue={reason ?? ''}
        options={[
          {value: '', label: translate('orders:return.noReason')},
          ...RETURN_REASONS.map((each) => ({value: each, label: translate(`orders:reasons.${each}`)})),
        ]}
      />
      <div>
        <Button name="step" value="return">
          {translate('orders:return.submit')}
        </Button>
      </div>
    </form>
  );
}

/** Shows the label of a return, once; the mail has it for good. */
export function LabelPage({label}: {readonly label: ReturnLabel | null}) {
  const translate = useTranslate();
  const {date} = useFormat();
  return (
    <PageWidth size="text" className={styles.page}>
      <h1 className={styles.title}>{translate('orders:label.title')}</h1>
      {label === null ? (
        <Notice tone="info">
          <p>{translate('orders:label.before')}</p>
        </Notice>
      ) : (
        <>
          <p>{translate('orders:label.text', {carrier: label.carrier, date: date(label.sendBy)})}</p>
          <p>{translate('orders:label.number', {number: label.trackingNumber})}</p>
          <Button href={label.labelUrl}>{translate('orders:label.open')}</Button>
        </>
      )}
    </PageWidth>
  );
}
