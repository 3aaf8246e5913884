import {servicePath} from '../../pages/service-paths';
import type {FormAnswer} from '../../domain/form/form-answer';
import type {WithdrawalField} from '../../domain/contract-notices/contract-notice';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {ServiceForm, useControls} from './ServiceForm';

/** Shows the first step of a withdrawal: name, contract, address for the receipt (§ 356a BGB). */
export function WithdrawalForm({form}: {readonly form: FormAnswer<WithdrawalField>}) {
  const translate = useTranslate<'contractNotices'>();
  const language = useLanguage();
  const control = useControls('withdrawal', form);
  return (
    <ServiceForm name="withdrawal" action={servicePath(language, 'withdrawal')} form={form}>
      <Field {...control('name')} autoComplete="name" required />
      <Field
        {...control('contract')}
        hint={translate('contractNotices:fields.contract.hint')}
        autoComplete="off"
        required
      />
      <Field
        {...control('email')}
        type="email"
        hint={translate('contractNotices:fields.email.hint')}
        autoComplete="email"
        required
      />
      <div>
        <Button>{translate('contractNotices:withdrawal.next')}</Button>
      </div>
    </ServiceForm>
  );
}
