import {BRAND} from '../../config/brand';
import type {OrderPageState} from '../../domain/order/tracking';
import {useTranslate} from '../../i18n/use-translate';
import {lead} from '../../styles/type.css';
import {Notice} from '../../ui/Notice';
import {PageWidth} from '../../ui/PageWidth';
import {OrderLookupForm} from '../parts/OrderLookupForm';
import * as styles from './OrderPage.css';
import {OrderState} from './OrderState';
import {ReturnForm} from './ReturnForm';

/** A guest's order: where it is, and what can be sent back. */
export function OrderPage({state}: {readonly state: OrderPageState}) {
  const translate = useTranslate();
  const {values, errors, problem, tracked} = state;
  return (
    <PageWidth size="text" className={styles.page}>
      <h1 className={styles.title}>{translate('orders:title')}</h1>
      {problem !== null && (
        <Notice tone="error" title={translate(`orders:problem.${problem}.title`)}>
          <p>{translate(`orders:problem.${problem}.text`, {email: BRAND.email})}</p>
        </Notice>
      )}
      {tracked === null ? (
        <>
          <p className={lead}>{translate('orders:lead')}</p>
          <div className={styles.wide}>
            <OrderLookupForm values={values} errors={errors} />
          </div>
        </>
      ) : (
        <>
          <OrderState tracked={tracked} />
          <ReturnForm tracked={tracked} values={values} />
        </>
      )}
    </PageWidth>
  );
}
