import type {ContactField, NoticeForm} from '../../domain/notices/notice';
import {useTranslate} from '../../i18n/use-translate';
import {ContactForm} from '../parts/ContactForm';
import {NoticePage} from './NoticePage';
import * as styles from './NoticePage.css';

type Props = {readonly audience: 'customer' | 'business'; readonly form: NoticeForm<ContactField>};

/** The page of the contact form, of customers or of businesses. */
export function ContactPage({audience, form}: Props) {
  const translate = useTranslate();
  return (
    <NoticePage
      title={translate(`notices:contact.${audience}.title`)}
      lead={translate(`notices:contact.${audience}.lead`)}
    >
      <div className={styles.form}>
        <ContactForm audience={audience} form={form} />
      </div>
    </NoticePage>
  );
}
