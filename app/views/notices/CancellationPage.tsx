import {contentPath} from '../../config/paths';
import type {CancellationField, NoticeForm} from '../../domain/notices/notice';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';
import {CancellationForm} from '../parts/CancellationForm';
import {NoticePage} from './NoticePage';
import * as styles from './NoticePage.css';

/** The cancellation function (§ 312k BGB): one form with the button that ends the contract. */
export function CancellationPage({form}: {readonly form: NoticeForm<CancellationField>}) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <NoticePage title={translate('notices:cancellation.title')} lead={translate('notices:cancellation.lead')}>
      <div className={styles.form}>
        <CancellationForm form={form} />
      </div>
      <TextLink href={contentPath(language, 'cancellation')} variant="standalone">
        {translate('notices:cancellation.more')}
      </TextLink>
    </NoticePage>
  );
}
