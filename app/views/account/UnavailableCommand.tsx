import {Form, useLocation, useNavigation} from '@remix-run/react';

import type {CommandName} from '../../domain/subscription/command';
import {Button} from '../../ui/Button';
import {IdempotencyKeyField} from '../parts/IdempotencyKeyField';
import {BackLink, CommandTitle, RefusalNotice, refusalOf, type CommandAnswer} from './CommandForm';
import * as styles from './CommandForm.css';
import {commandText, isInputThere, isSendableUnseen} from './command-names';
import type {SubscriptionPageName} from './pages';
import {TryAgain, Unavailable} from './SubscriptionFrame';
import {useTranslate} from './texts';

type Props = {
  readonly name: CommandName;
  readonly page: SubscriptionPageName;
  readonly answer: CommandAnswer | null;
  /** Whether the worker has kept an invalid form, which is no refusal (`keepInvalid`). */
  readonly isKept: boolean;
};

/** Shows a command while the subscription that it is about cannot be read. */
export function UnavailableCommand({answer, ...props}: Props) {
  const {pathname, search} = useLocation();
  const own = pathname + search;
  if (answer === null) return <Unavailable page={props.page} again={own} />;
  return <SentCommand {...props} answer={answer} own={own} />;
}

type SentProps = Props & {
  readonly answer: CommandAnswer;
  /** The address of the command's form. */
  readonly own: string;
};

/**
 * Says what became of a command that was sent, and sends it again as it was. Where it must be seen first (`isSendableUnseen`,
 * docs/decisions/231-buttons-that-order.md), its form is kept until the subscription can be read, if it can be kept.
 */
function SentCommand({name, page, answer, isKept, own}: SentProps) {
  const translate = useTranslate();
  const {key} = useLocation();
  const busy = useNavigation().formData !== undefined;
  const refusal = refusalOf(answer) ?? 'try-again';
  const values = Object.entries(answer.values);
  const isThere = values.length > 0 && isInputThere(name, refusal, isKept || answer.shown?.isKept === true);
  const kept = isThere && <p className={styles.text}>{translate('account:commands.kept')}</p>;
  return (
    <div className={styles.command}>
      <CommandTitle>{translate(`account:subscription.pages.${page}`)}</CommandTitle>
      <RefusalNotice refusal={refusal} isAnswer />
      {isSendableUnseen(name, refusal) ? (
        <Form method="post" className={styles.form} preventScrollReset>
          <IdempotencyKeyField key={key} kept={answer.idempotencyKey} />
          {kept}
          {values.map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <div className={styles.buttons}>
            <Button pending={busy}>{translate(commandText(name, 'submit', false))}</Button>
          </div>
        </Form>
      ) : (
        <>
          {kept}
          <TryAgain href={own} />
        </>
      )}
      <BackLink page={page} />
    </div>
  );
}
