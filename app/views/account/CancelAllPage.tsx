import type {GiftShare} from '../../domain/subscription/paid-gift';
import {CancelFields} from './CancelFields';
import {commandText} from './command-names';
import {CommandForm, type CommandAnswer} from './CommandForm';
import {useTranslate} from './texts';

type Props = {
  readonly answer: CommandAnswer | null;
  /** Which of what would be cancelled are paid gifts. */
  readonly gifts: GiftShare;
};

/** Shows the form that cancels every active product (Specification, section 4, Subscription products). */
export function CancelAllPage({answer, gifts}: Props) {
  const translate = useTranslate();
  const isGift = gifts === 'all';
  return (
    <CommandForm
      name="cancel-all"
      title={translate(commandText('cancel-all', 'title', isGift))}
      text={translate(
        gifts === 'some' ? 'account:commands.cancel-all.textWithGift' : commandText('cancel-all', 'text', isGift),
      )}
      blocked={null}
      answer={answer}
      page="products"
      isGift={isGift}
    >
      <CancelFields answer={answer} isGift={isGift} />
    </CommandForm>
  );
}
