import {lineNameAt} from '../../domain/order/order';
import {
  type AnnouncedReturn,
  type FoundOrder,
  LABEL_WORKING_DAYS,
  LOOKUP_FIELDS,
  type OrderAnswer,
  RETURN_REASONS,
  returnState,
  type TrackedOrder,
} from '../../domain/order/tracking';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {servicePath} from '../../pages/service-paths';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {Select} from '../../ui/Select';
import {TextLink} from '../../ui/TextLink';
import {IdempotencyKeyField} from '../parts/IdempotencyKeyField';
import {RETURN_ID} from '../parts/OrderLookupForm';
import {form as formStyle} from '../parts/ServiceForm.css';
import * as styles from './OrderPage.css';
import {useTranslate} from './texts';

/** Shows what is to come back already, each with its label or when that follows. */
export function AnnouncedReturns({tracked: {order, returns}}: {readonly tracked: TrackedOrder}) {
  const translate = useTranslate();
  const {date} = useFormat();
  if (returns.length === 0) return null;
  return (
    <section className={styles.returns} aria-labelledby="announced">
      <h2 id="announced">{translate('orders:return.announced.title')}</h2>
      <ul className={styles.returns}>
        {returns.map(({id, label, sendBy, items}) => (
          <li key={id}>
            <p>{items.map(({line, quantity}) => `${quantity} × ${lineNameAt(order, line)}`).join(', ')}</p>
            <p className={styles.note}>
              {label === null ? (
                <LabelByMail sendBy={sendBy} />
              ) : (
                <>
                  {translate('orders:return.announced.text', {
                    carrier: label.carrier,
                    number: label.trackingNumber,
                    date: date(sendBy),
                  })}{' '}
                  <TextLink href={label.labelUrl}>{translate('orders:label.open')}</TextLink>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says that the label of a return follows by mail, and until when the parcel has to be posted. */
export function LabelByMail({sendBy}: Pick<AnnouncedReturn, 'sendBy'>) {
  const translate = useTranslate();
  const {date} = useFormat();
  return translate('orders:label.byMail', {days: LABEL_WORKING_DAYS, date: date(sendBy)});
}

type Props = Pick<OrderAnswer, 'values' | 'idempotencyKey'> & {
  readonly found: FoundOrder;
  /** The day in Germany. */
  readonly today: string;
};

/** Shows what can go back, piece by piece; the label follows. Says why where nothing can. */
export function ReturnForm({found: {tracked, items, reason}, values, idempotencyKey, today}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const {date} = useFormat();
  const {order, returnable, returnableUntil} = tracked;
  const state = returnState(tracked, today);
  if (state === 'cancelled') return null;
  if (state !== 'open') {
    const until = returnableUntil === null ? '' : date(returnableUntil);
    return (
      <p id={RETURN_ID} className={styles.note}>
        {translate(`orders:return.none.${state}`, {date: until})}{' '}
        <TextLink href={servicePath(language, 'withdrawal')}>{translate('orders:return.withdraw')}</TextLink>
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
      {returnable.map(({line, quantity}) => (
        <Field
          key={line}
          type="number"
          name={`quantity-${line}`}
          label={lineNameAt(order, line)}
          hint={translate('orders:return.most', {count: quantity})}
          min={0}
          max={quantity}
          defaultValue={items.find((item) => item.line === line)?.quantity ?? 0}
          inputMode="numeric"
        />
      ))}
      <Select
        name="reason"
        label={translate('orders:return.reason')}
        defaultValue={reason ?? ''}
        options={[
          {value: '', label: translate('orders:return.noReason')},
          ...RETURN_REASONS.map((each) => ({value: each, label: translate(`orders:reasons.${each}`)})),
        ]}
      />
      <div className={styles.ways}>
        <Button name="step" value="return">
          {translate('orders:return.submit')}
        </Button>
        <TextLink href={servicePath(language, 'withdrawal')} variant="standalone">
          {translate('orders:return.withdraw')}
        </TextLink>
      </div>
    </form>
  );
}
