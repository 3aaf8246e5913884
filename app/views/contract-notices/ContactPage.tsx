import type {FormAnswer} from '../../domain/form/form-answer';
import type {ContactField} from '../../domain/contract-notices/contract-notice';
import {ContactForm} from '../parts/ContactForm';
import {TextPage} from '../parts/TextPage';
import * as styles from './NoticePage.css';
import {useTranslate} from './texts';

type Props = {readonly audience: 'customer' | 'business'; readonly form: FormAnswer<ContactField>};

/** Shows the page of the contact form, of customers or of businesses. */
export function ContactPage({audience, form}: Props) {
  const translate = useTranslate();
  return (
    <TextPage
      title={translate(`contractNotices:contact.${audience}.title`)}
      lead={translate(`contractNotices:contact.${audience}.lead`)}
    >
      <div className={styles.form}>
        <ContactForm audience={audience} form={form} />
      </div>
    </TextPage>
  );
}
