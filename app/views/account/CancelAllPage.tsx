import {CancelFields} from './CancelFields';
import {CommandForm, type CommandAnswer} from './CommandForm';
import {useTranslate} from './texts';

/** Shows the form that cancels every active product (Specification, section 4, Subscription products). */
export function CancelAllPage({answer}: {readonly answer: CommandAnswer | null}) {
  const translate = useTranslate();
  return (
    <CommandForm
      name="cancel-all"
      title={translate('account:commands.cancel-all.title')}
      text={translate('account:commands.cancel-all.text')}
      blocked={null}
      answer={answer}
      page="products"
    >
      <CancelFields answer={answer} />
    </CommandForm>
  );
}
