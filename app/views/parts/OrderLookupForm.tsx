import {servicePath} from '../../pages/service-paths';
import type {LookupField, OrderAnswer} from '../../domain/order/tracking';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {form as formStyle} from './ServiceForm.css';

/** What can be sent back of an order, as a fragment names it. */
export const RETURN_ID = 'return';

type Props = Pick<OrderAnswer, 'values' | 'errors'> & {
  /** Whether it is filled in to send something back: leads to that part of the order, however often it is sent. */
  readonly forReturn: boolean;
};

/** Finds an order of a guest: number and the address it was placed with. */
export function OrderLookupForm({values, errors, forReturn}: Props) {
  const translate = useTranslate<'orders'>();
  const language = useLanguage();
  const path = servicePath(language, 'order');
  const control = (name: LookupField) => {
    const error = errors[name];
    return {
      id: `order-${name}`,
      name,
      label: translate(`orders:fields.${name}.label`),
      hint: translate(`orders:fields.${name}.hint`),
      defaultValue: values[name],
      error: error && translate(`orders:errors.${error}`),
    };
  };
  return (
    <form method="post" action={forReturn ? `${path}#${RETURN_ID}` : path} className={formStyle} noValidate>
      {forReturn && <input type="hidden" name="step" value="find-return" />}
      <Field {...control('number')} autoComplete="off" required />
      <Field {...control('email')} type="email" autoComplete="email" required />
      <div>
        <Button>{translate('orders:find')}</Button>
      </div>
    </form>
  );
}
