import {Form, useNavigation} from '@remix-run/react';

import type {CommandName} from '../../domain/subscription/command';
import {Button} from '../../ui/Button';
import {BackLink, CommandKeyField, CommandTitle, RefusalNotice, refusalOf, type CommandAnswer} from './CommandForm';
import * as styles from './CommandForm.css';
import {commandText, isOrdering} from './command-names';
import type {SubscriptionPageName} from './pages';
import {Unavailable} from './SubscriptionFrame';
import {useTranslate} from './texts';

type Props = {
  readonly name: CommandName;
  readonly page: SubscriptionPageName;
  readonly answer: CommandAnswer | null;
};

/** Shows a command while the subscription that it is about cannot be read. */
export function UnavailableCommand({name, page, answer}: Props) {
  return answer === null ? <Unavailable page={page} /> : <SentCommand name={name} page={page} answer={answer} />;
}

/**
 * Says what became of a command that was sent, and sends it again as it was, under the idempotency key that its answer kept. One that orders
 * needs what it costs above its button, which is not known now (docs/decisions/231-buttons-that-order.md).
 */
function SentCommand({name, page, answer}: Props & {readonly answer: CommandAnswer}) {
  const translate = useTranslate();
  const busy = useNavigation().formData !== undefined;
  const values = Object.entries(answer.values);
  return (
    <div className={styles.command}>
      <CommandTitle>{translate(`account:subscription.pages.${page}`)}</CommandTitle>
      <RefusalNotice refusal={refusalOf(answer) ?? 'try-again'} isAnswer />
      {!isOrdering(name) && (
        <Form method="post" className={styles.form} preventScrollReset>
          <CommandKeyField answer={answer} />
          {values.length > 0 && <p className={styles.text}>{translate('account:commands.kept')}</p>}
          {values.map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <div className={styles.buttons}>
            <Button pending={busy}>{translate(commandText(name, 'submit', false))}</Button>
          </div>
        </Form>
      )}
      <BackLink page={page} />
    </div>
  );
}
