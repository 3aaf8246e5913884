import {contentPath} from '../../pages/paths';
import type {FormAnswer} from '../../domain/form/form-answer';
import type {CancellationField} from '../../domain/contract-notices/contract-notice';
import {useLanguage} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';
import {CancellationForm} from '../parts/CancellationForm';
import {TextPage} from '../parts/TextPage';
import * as styles from './NoticePage.css';
import {useTranslate} from './texts';

/** Shows the cancellation function (§ 312k BGB): one form with the button that ends the contract. */
export function CancellationPage({form}: {readonly form: FormAnswer<CancellationField>}) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <TextPage
      title={translate('contractNotices:cancellation.title')}
      lead={translate('contractNotices:cancellation.lead')}
    >
      <div className={styles.form}>
        <CancellationForm form={form} />
      </div>
      <TextLink href={contentPath(language, 'cancellationInfo')} variant="standalone">
        {translate('contractNotices:cancellation.more')}
      </TextLink>
    </TextPage>
  );
}
