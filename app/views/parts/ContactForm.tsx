import {contentPath} from '../../pages/paths';
import {servicePath} from '../../pages/service-paths';
import type {FormAnswer} from '../../domain/form/form-answer';
import {CONTACT_KINDS, type ContactField} from '../../domain/contract-notices/contract-notice';
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
  readonly form: FormAnswer<ContactField>;
  /** Whether it stands in the midst of a page, with a heading of its own. */
  readonly headed?: boolean;
};

const BUSINESSES = CONTACT_KINDS.filter((kind) => kind !== 'customer');

/** Asks for a message to customer care, or of a business. */
export function ContactForm({audience, form, headed = false}: Props) {
  const translate = useTranslate<'contractNotices'>();
  const language = useLanguage();
  const control = useControls('contact', form);
  const optional = (field: 'phone' | 'orderNumber') => {
    const {label, ...rest} = control(field);
    return {...rest, label: translate('contractNotices:optional', {label})};
  };
  const isBusiness = audience === 'business';
  const page = isBusiness ? 'businessContact' : 'contact';
  return (
    <ServiceForm
      name="contact"
      action={servicePath(language, page)}
      title={headed ? translate(`contractNotices:contact.${audience}.heading`) : undefined}
      form={form}
    >
      {isBusiness ? (
        <>
          <Select
            {...control('kind')}
            label={translate('contractNotices:contact.kind')}
            options={BUSINESSES.map((kind) => ({
              value: kind,
              label: translate(`contractNotices:contact.kinds.${kind}`),
            }))}
          />
          <Field {...control('company')} autoComplete="organization" required />
        </>
      ) : (
        <input type="hidden" name="kind" value="customer" />
      )}
      <Field {...control('name')} autoComplete="name" required />
      <Field {...control('email')} type="email" autoComplete="email" required />
      {isBusiness ? (
        <Field {...optional('phone')} type="tel" autoComplete="tel" />
      ) : (
        <Field {...optional('orderNumber')} autoComplete="off" />
      )}
      <TextArea {...control('message')} rows={6} required />
      <p className={note}>
        {translate('contractNotices:contact.privacy')}{' '}
        <TextLink href={contentPath(language, 'privacy')}>{translate('contractNotices:contact.privacyLink')}</TextLink>
      </p>
      <div>
        <Button>{translate('contractNotices:contact.submit')}</Button>
      </div>
    </ServiceForm>
  );
}
