import {servicePath} from '../../pages/service-paths';
import type {FormAnswer} from '../../domain/form/form-answer';
import {CANCELLATION_KINDS, type CancellationField} from '../../domain/contract-notices/contract-notice';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {RadioCards} from '../../ui/RadioCards';
import {TextArea} from '../../ui/TextArea';
import {ServiceForm, useControls} from './ServiceForm';

/**
 * Shows the one form of a notice: kind, reason where it is extraordinary, who, which contract, until when (§ 312k BGB).
 */
export function CancellationForm({form}: {readonly form: FormAnswer<CancellationField>}) {
  const translate = useTranslate<'contractNotices'>();
  const language = useLanguage();
  const control = useControls('cancellation', form);
  return (
    <ServiceForm name="cancellation" action={servicePath(language, 'cancellation')} form={form}>
      <div id="cancellation-kind">
        <RadioCards
          legend={translate('contractNotices:fields.kind.label')}
          name="kind"
          defaultValue={form.values.kind ?? 'ordinary'}
          cards={CANCELLATION_KINDS.map((kind) => ({
            value: kind,
            title: translate(`contractNotices:cancellation.kinds.${kind}.title`),
            detail: translate(`contractNotices:cancellation.kinds.${kind}.detail`),
          }))}
          error={control('kind').error}
        />
      </div>
      <TextArea {...control('reason')} hint={translate('contractNotices:fields.reason.hint')} rows={3} />
      <Field {...control('name')} autoComplete="name" required />
      <Field
        {...control('contract')}
        hint={translate('contractNotices:fields.contract.hint')}
        autoComplete="off"
        required
      />
      <Field {...control('endsOn')} type="date" hint={translate('contractNotices:fields.endsOn.hint')} />
      <Field
        {...control('email')}
        type="email"
        hint={translate('contractNotices:fields.email.hint')}
        autoComplete="email"
        required
      />
      <div>
        <Button>{translate('contractNotices:cancellation.submit')}</Button>
      </div>
    </ServiceForm>
  );
}
