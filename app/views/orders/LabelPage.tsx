import type {ReturnLabel} from '../../domain/order/tracking';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Notice} from '../../ui/Notice';
import {PageWidth} from '../../ui/PageWidth';
import * as styles from './OrderPage.css';

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
