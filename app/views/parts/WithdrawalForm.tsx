import {servicePath} from '../../config/service-paths';
import type {NoticeForm, WithdrawalField} from '../../domain/notices/notice';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {ServiceForm, useControls} from './ServiceForm';

/** The first step of a withdrawal: name, contract, address for the receipt (§ 356a BGB). */
export function WithdrawalForm({form}: {readonly form: Omit<NoticeForm<WithdrawalField>, 'stage'>}) {
  const translate = useTranslate();
  const language = useLanguage();
  const control = useControls('withdrawal', form);
  return (
    <ServiceForm name="withdrawal" action={servicePath(language, 'withdrawal')} form={form}>
      <Field {...control('name')} autoComplete="name" required />
      <Field {...control('contract')} hint={translate('notices:fields.contract.hint')} autoComplete="off" required />
      <Field
        {...control('email')}
        type="email"
        hint={translate('notices:fields.email.hint')}
        autoComplete="email"
        required
      />
      <div>
        <Button>{translate('notices:withdrawal.next')}</Button>
      </div>
    </ServiceForm>
  );
}
