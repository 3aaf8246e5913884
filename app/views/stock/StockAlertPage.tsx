import {homePath, productPath} from '../../config/paths';
import type {FieldErrors, FieldValues} from '../../domain/form/field-error';
import type {StockAlertField, StockLinkOutcome, StockOutcome} from '../../domain/stock/stock-alert';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {lead} from '../../styles/type.css';
import {Notice} from '../../ui/Notice';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import * as styles from '../parts/FormPage.css';
import {StockAlertForm} from '../parts/StockAlertForm';

type Props = {
  readonly outcome: StockOutcome | StockLinkOutcome | null;
  /** Of the product, where it is known. */
  readonly handle: string | null;
  readonly result: {
    readonly errors: FieldErrors<StockAlertField>;
    readonly values: FieldValues<StockAlertField>;
  } | null;
};

/** What became of the wish to hear of a product, or the form once more with what is wrong in it. */
export function StockAlertPage({outcome, handle, result}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const product = result?.values.handle ?? handle;
  const isForged = result !== null && (result.errors.variant !== undefined || result.errors.handle !== undefined);
  return (
    <PageWidth size="text" className={styles.page}>
      <header className={styles.head}>
        <h1>{translate(outcome ? `stock:outcome.${outcome}.title` : 'stock:form.title')}</h1>
        {outcome && <p className={lead}>{translate(`stock:outcome.${outcome}.text`)}</p>}
      </header>
      {isForged && (
        <Notice tone="error">
          <p>{translate('stock:errors.invalid')}</p>
        </Notice>
      )}
      {result && !isForged && <StockAlertForm {...result} title={null} />}
      <p>
        <TextLink
          href={product === null || isForged ? homePath(language) : productPath(language, product)}
          variant="standalone"
        >
          {translate(product === null || isForged ? 'stock:shop' : 'stock:back')}
        </TextLink>
      </p>
    </PageWidth>
  );
}
