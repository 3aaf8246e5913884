import {BRAND} from '../../config/brand';
import {
  awaitedBy,
  type FoundOrder,
  LOOKUP_FIELDS,
  type OrderAnswer,
  RETURN_REASONS,
  type ReturnLabel,
  type TrackedOrder,
} from '../../domain/order/tracking';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {servicePath} from '../../pages/service-paths';
import {lead} from '../../styles/type.css';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {Notice} from '../../ui/Notice';
import {PageWidth} from '../../ui/PageWidth';
import {Select} from '../../ui/Select';
import {IdempotencyKeyField} from '../parts/IdempotencyKeyField';
import {OrderLookupForm} from '../parts/OrderLookupForm';
import {form as formStyle} from '../parts/ServiceForm.css';
import * as styles from './OrderPage.css';
import {useTranslate} from './texts';

/** A guest's order: where it is, and what can be sent back. */
export function OrderPage({state}: {readonly state: OrderAnswer}) {
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
            <OrderLookupForm values={values} errors={errors} />
          </div>
        </>
      ) : (
        <>
          <OrderState tracked={shown.tracked} />
          <ReturnForm found={shown} values={values} idempotencyKey={state.idempotencyKey} />
        </>
      )}
    </PageWidth>
  );
}

/** What happened to an order so far, and when it should arrive. */
function OrderState({tracked}: {readonly tracked: TrackedOrder}) {
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

type Props = Pick<OrderAnswer, 'values' | 'idempotencyKey'> & {readonly found: FoundOrder};

/** What goes back, piece by piece; the label follows. Says why where nothing can be sent back. */
function ReturnForm({found: {tracked, items, reason}, values, idempotencyKey}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const {date} = useFormat();
  const {order, returnable, returnableUntil} = tracked;
  if (returnable.length === 0) return <p className={styles.note}>{translate('orders:return.nothing')}</p>;
  return (
    <form method="post" action={servicePath(language, 'order')} className={formStyle} noValidate>
      <IdempotencyKeyField kept={idempotencyKey} />
      {LOOKUP_FIELDS.map((field) => (
        <input key={field} type="hidden" name={field} value={values[field] ?? ''} />
      ))}
      <h2>{translate('orders:return.title')}</h2>
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

/** The label of a return, shown once; the mail has it for good. */
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
