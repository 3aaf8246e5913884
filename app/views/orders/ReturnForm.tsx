import {servicePath} from '../../config/service-paths';
import {LOOKUP_FIELDS, RETURN_REASONS, type OrderPageState, type TrackedOrder} from '../../domain/order/tracking';
import {useFormat, useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {Select} from '../../ui/Select';
import {OperationField} from '../parts/OperationField';
import {form as formStyle} from '../parts/ServiceForm.css';
import * as styles from './OrderPage.css';

type Props = Pick<OrderPageState, 'values'> & {readonly tracked: TrackedOrder};

/** What goes back, piece by piece; the label follows. Says why where nothing can be sent back. */
export function ReturnForm({tracked, values}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const {date} = useFormat();
  const {order, returnable, returnableUntil} = tracked;
  if (returnable.length === 0) return <p className={styles.note}>{translate('orders:return.nothing')}</p>;
  return (
    <form method="post" action={servicePath(language, 'order')} className={formStyle} noValidate>
      <OperationField />
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
            defaultValue={0}
            inputMode="numeric"
          />
        );
      })}
      <Select
        name="reason"
        label={translate('orders:return.reason')}
        options={[
          {value: '', label: translate('orders:return.noReason')},
          ...RETURN_REASONS.map((reason) => ({value: reason, label: translate(`orders:reasons.${reason}`)})),
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
