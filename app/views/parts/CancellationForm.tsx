import {servicePath} from '../../config/service-paths';
import {CANCELLATION_KINDS, type CancellationField, type NoticeForm} from '../../domain/notices/notice';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {RadioCards} from '../../ui/RadioCards';
import {TextArea} from '../../ui/TextArea';
import {ServiceForm, useControls} from './ServiceForm';

/** The one form of a notice: kind, reason where it is extraordinary, who, which contract, until when (§ 312k BGB). */
export function CancellationForm({form}: {readonly form: Omit<NoticeForm<CancellationField>, 'stage'>}) {
  const translate = useTranslate();
  const language = useLanguage();
  const control = useControls('cancellation', form);
  return (
    <ServiceForm name="cancellation" action={servicePath(language, 'cancellation')} form={form}>
      <div id="cancellation-kind">
        <RadioCards
          legend={translate('notices:fields.kind.label')}
          name="kind"
          defaultValue={form.values.kind ?? 'ordinary'}
          cards={CANCELLATION_KINDS.map((kind) => ({
            value: kind,
            title: translate(`notices:cancellation.kinds.${kind}.title`),
            detail: translate(`notices:cancellation.kinds.${kind}.detail`),
          }))}
          error={control('kind').error}
        />
      </div>
      <TextArea {...control('reason')} hint={translate('notices:fields.reason.hint')} rows={3} />
      <Field {...control('name')} autoComplete="name" required />
      <Field {...control('contract')} hint={translate('notices:fields.contract.hint')} autoComplete="off" required />
      <Field {...control('endsOn')} type="date" hint={translate('notices:fields.endsOn.hint')} />
      <Field
        {...control('email')}
        type="email"
        hint={translate('notices:fields.email.hint')}
        autoComplete="email"
        required
      />
      <div>
        <Button>{translate('notices:cancellation.submit')}</Button>
      </div>
    </ServiceForm>
  );
}
