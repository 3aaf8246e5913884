import {CANCELLATION_REASONS, type CancellationReason} from '../../domain/subscription/command';
import {Field} from '../../ui/Field';
import {RadioCards} from '../../ui/RadioCards';
import type {CommandAnswer} from './CommandForm';
import {fields} from './CommandForm.css';
import {useTranslate} from './texts';

/** Reasons that are about money: nobody who gets a gift has them. */
const OF_MONEY: readonly CancellationReason[] = ['movTooHigh', 'tooExpensive'];

type Props = {
  readonly answer: CommandAnswer | null;
  /** Whether paid gifts alone are cancelled. */
  readonly isGift: boolean;
};

/** Asks why somebody cancels, and for a comment (Specification, section 3, Cancellation). */
export function CancelFields({answer, isGift}: Props) {
  const translate = useTranslate();
  const {reason: reasonError, comment: error} = answer?.errors ?? {};
  return (
    <div className={fields}>
      <RadioCards
        legend={translate('account:commands.cancel.reason')}
        name="reason"
        {...(answer?.values['reason'] === undefined ? {} : {defaultValue: answer.values['reason']})}
        cards={CANCELLATION_REASONS.filter((reason) => !isGift || !OF_MONEY.includes(reason)).map((reason) => ({
          value: reason,
          title: translate(`account:commands.cancel.reasons.${reason}`),
        }))}
        error={reasonError && translate(`account:field.${reasonError}`)}
      />
      <Field
        name="comment"
        label={translate('account:commands.address.optional', {label: translate('account:commands.cancel.comment')})}
        defaultValue={answer?.values['comment']}
        maxLength={1000}
        error={error === undefined ? undefined : translate(`account:field.${error}`)}
      />
    </div>
  );
}
