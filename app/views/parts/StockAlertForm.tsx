import type {FieldValues} from '../../domain/form/form-answer';
import {backInStockPath} from '../../pages/paths';
import type {StockAlertField} from '../../domain/stock/stock-alert';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {IdempotencyKeyField} from './IdempotencyKeyField';
import * as styles from './StockAlertForm.css';

type Props = {
  /** What the form is about, and what was typed before. */
  readonly values: FieldValues<StockAlertField>;
  /** What is wrong with the address. */
  readonly error?: string | undefined;
  /** Of the product. */
  readonly title: string | null;
  /** The key under which a form that may not have arrived is sent again; a fresh one where there is none. */
  readonly idempotencyKey?: string | null;
};

/** Offers a mail as soon as a variant is there again: a plain form with one field, and a link to confirm by mail. */
export function StockAlertForm({values, error, title, idempotencyKey = null}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <form
      className={styles.form}
      method="post"
      action={backInStockPath(language)}
      aria-label={translate('stock:form.title')}
    >
      <IdempotencyKeyField kept={idempotencyKey} />
      <input type="hidden" name="variant" value={values.variant ?? ''} />
      <input type="hidden" name="handle" value={values.handle ?? ''} />
      {values.occasion && <input type="hidden" name="occasion" value={values.occasion} />}
      {title !== null && (
        <div>
          <h2 className={styles.title}>{translate('stock:form.title')}</h2>
          <p>{translate('stock:form.text', {title})}</p>
        </div>
      )}
      <Field
        label={translate('stock:form.email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={values.email}
        error={error}
      />
      <Button variant="secondary">{translate('stock:form.submit')}</Button>
      <p className={styles.note}>{translate('stock:form.privacy')}</p>
    </form>
  );
}
