import {contentPath} from '../../pages/paths';
import {servicePath} from '../../pages/service-paths';
import type {FormAnswer} from '../../domain/form/form-answer';
import {isToConfirm, WITHDRAWAL_FIELDS, type WithdrawalField} from '../../domain/contract-notices/contract-notice';
import {useLanguage} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {TextLink} from '../../ui/TextLink';
import {ServiceForm} from '../parts/ServiceForm';
import {acts} from '../parts/ServiceForm.css';
import {WithdrawalForm} from '../parts/WithdrawalForm';
import {TextPage} from '../parts/TextPage';
import {NoticeFacts} from './NoticeFacts';
import * as styles from './NoticePage.css';
import {useTranslate} from './texts';

/** Shows the withdrawal function (§ 356a BGB): the form, then what will be handed in with the button that does it. */
export function WithdrawalPage({form}: {readonly form: FormAnswer<WithdrawalField | 'step'>}) {
  const translate = useTranslate();
  const language = useLanguage();
  if (isToConfirm(form)) return <WithdrawalReview form={form} />;
  return (
    <TextPage title={translate('contractNotices:withdrawal.title')} lead={translate('contractNotices:withdrawal.lead')}>
      <div className={styles.form}>
        <WithdrawalForm form={form} />
      </div>
      <TextLink href={contentPath(language, 'withdrawalInfo')} variant="standalone">
        {translate('contractNotices:withdrawal.more')}
      </TextLink>
    </TextPage>
  );
}

function WithdrawalReview({form}: {readonly form: FormAnswer<WithdrawalField>}) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <TextPage
      title={translate('contractNotices:withdrawal.review.title')}
      lead={translate('contractNotices:withdrawal.review.text')}
    >
      <NoticeFacts values={form.values} />
      <div className={styles.form}>
        <ServiceForm name="withdrawal" action={servicePath(language, 'withdrawal')} form={form}>
          {WITHDRAWAL_FIELDS.map((field) => (
            <input key={field} type="hidden" name={field} value={form.values[field] ?? ''} />
          ))}
          <div className={acts}>
            <Button name="step" value="confirm">
              {translate('contractNotices:withdrawal.review.confirm')}
            </Button>
            <Button name="step" value="change" variant="tertiary">
              {translate('contractNotices:withdrawal.review.change')}
            </Button>
          </div>
        </ServiceForm>
      </div>
    </TextPage>
  );
}
