import {contentPath} from '../../config/paths';
import {servicePath} from '../../config/service-paths';
import {WITHDRAWAL_FIELDS, type NoticeForm, type WithdrawalField} from '../../domain/notices/notice';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {TextLink} from '../../ui/TextLink';
import {ServiceForm} from '../parts/ServiceForm';
import {acts} from '../parts/ServiceForm.css';
import {WithdrawalForm} from '../parts/WithdrawalForm';
import {NoticeFacts, NoticePage} from './NoticePage';
import * as styles from './NoticePage.css';

/** The withdrawal function (§ 356a BGB): the form, then what will be handed in with the button that does it. */
export function WithdrawalPage({form}: {readonly form: NoticeForm<WithdrawalField>}) {
  const translate = useTranslate();
  const language = useLanguage();
  if (form.stage === 'review') return <WithdrawalReview form={form} />;
  return (
    <NoticePage title={translate('notices:withdrawal.title')} lead={translate('notices:withdrawal.lead')}>
      <div className={styles.form}>
        <WithdrawalForm form={form} />
      </div>
      <TextLink href={contentPath(language, 'withdrawal')} variant="standalone">
        {translate('notices:withdrawal.more')}
      </TextLink>
    </NoticePage>
  );
}

function WithdrawalReview({form}: {readonly form: NoticeForm<WithdrawalField>}) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <NoticePage title={translate('notices:withdrawal.review.title')} lead={translate('notices:withdrawal.review.text')}>
      <NoticeFacts values={form.values} />
      <div className={styles.form}>
        <ServiceForm name="withdrawal" action={servicePath(language, 'withdrawal')} form={form}>
          {WITHDRAWAL_FIELDS.map((field) => (
            <input key={field} type="hidden" name={field} value={form.values[field] ?? ''} />
          ))}
          <div className={acts}>
            <Button name="step" value="confirm">
              {translate('notices:withdrawal.review.confirm')}
            </Button>
            <Button name="step" value="change" variant="tertiary">
              {translate('notices:withdrawal.review.change')}
            </Button>
          </div>
        </ServiceForm>
      </div>
    </NoticePage>
  );
}
