import {contentPath} from '../../config/paths';
import {servicePath} from '../../config/service-paths';
import {CONTACT_KINDS, type ContactField, type NoticeForm} from '../../domain/notices/notice';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {Select} from '../../ui/Select';
import {TextArea} from '../../ui/TextArea';
import {TextLink} from '../../ui/TextLink';
import {ServiceForm, useControls} from './ServiceForm';
import {note} from './ServiceForm.css';

type Props = {
  /** Businesses say what they are and which one. */
  readonly audience: 'customer' | 'business';
  readonly form: Omit<NoticeForm<ContactField>, 'stage'>;
};

const BUSINESSES = CONTACT_KINDS.filter((kind) => kind !== 'customer');

/** A message to customer care, or of a business. */
export function ContactForm({audience, form}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const control = useControls('contact', form);
  const isBusiness = audience === 'business';
  const page = isBusiness ? 'businessContact' : 'contact';
  return (
    <ServiceForm name="contact" action={servicePath(language, page)} form={form}>
      {isBusiness ? (
        <>
          <Select
            {...control('kind')}
            label={translate('notices:contact.kind')}
            options={BUSINESSES.map((kind) => ({value: kind, label: translate(`notices:contact.kinds.${kind}`)}))}
          />
          <Field {...control('company')} autoComplete="organization" required />
        </>
      ) : (
        <input type="hidden" name="kind" value="customer" />
      )}
      <Field {...control('name')} autoComplete="name" required />
      <Field {...control('email')} type="email" autoComplete="email" required />
      {isBusiness ? (
        <Field {...control('phone')} type="tel" autoComplete="tel" />
      ) : (
        <Field {...control('orderNumber')} autoComplete="off" />
      )}
      <TextArea {...control('message')} rows={6} required />
      <p className={note}>
        {translate('notices:contact.privacy')}{' '}
        <TextLink href={contentPath(language, 'privacy')}>{translate('notices:contact.privacyLink')}</TextLink>
      </p>
      <div>
        <Button>{translate('notices:contact.submit')}</Button>
      </div>
    </ServiceForm>
  );
}
