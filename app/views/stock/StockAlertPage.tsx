import {homePath, productPath} from '../../pages/paths';
import type {FormAnswer, FieldValues} from '../../domain/form/form-answer';
import type {StockAlertField, StockLinkOutcome, StockOutcome} from '../../domain/stock/stock-alert';
import {useLanguage} from '../../i18n/use-translate';
import {waitText} from '../../i18n/wait-text';
import {lead} from '../../styles/type.css';
import {Notice} from '../../ui/Notice';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import * as styles from '../parts/FormPage.css';
import {StockAlertForm} from '../parts/StockAlertForm';
import {useTranslate} from './texts';

type Props = {
  readonly outcome: StockOutcome | StockLinkOutcome | null;
  /** Of the product, where it is known. */
  readonly handle: string | null;
  /** What the form is about that a link leads to. */
  readonly wish: FieldValues<StockAlertField> | null;
  /** Of the form, where it could not be taken. */
  readonly result: FormAnswer<StockAlertField> | null;
};

/** Shows what became of the wish to hear of a product, or the form once more with what is wrong in it. */
export function StockAlertPage({outcome, handle, wish, result}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const product = result?.values.handle ?? handle;
  const values = result?.values ?? (outcome === null ? wish : null);
  const isHarvest = values?.occasion === 'harvest';
  const isForged =
    result !== null &&
    (result.errors.variant !== undefined || result.errors.handle !== undefined || result.errors.occasion !== undefined);
  const emailError = result?.errors.email;
  return (
    <PageWidth size="text" className={styles.page}>
      <header className={styles.head}>
        <h1>
          {translate(
            outcome ? `stock:outcome.${outcome}.title` : isHarvest ? 'stock:harvest.title' : 'stock:form.title',
          )}
        </h1>
        {outcome && <p className={lead}>{translate(`stock:outcome.${outcome}.text`)}</p>}
        {!outcome && isHarvest && <p className={lead}>{translate('stock:harvest.text')}</p>}
      </header>
      {isForged && (
        <Notice tone="error">
          <p>{translate('stock:errors.invalid')}</p>
        </Notice>
      )}
      {result?.problem && (
        <Notice tone="error">
          <p>{translate(`stock:problem.${result.problem.code}`, {wait: waitText(result.problem, language)})}</p>
        </Notice>
      )}
      {values && !isForged && (
        <StockAlertForm
          values={values}
          error={
            emailError &&
            translate(`stock:errors.${emailError === 'email' || emailError === 'required' ? emailError : 'invalid'}`)
          }
          title={null}
          idempotencyKey={result?.idempotencyKey ?? null}
        />
      )}
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
