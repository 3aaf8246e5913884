import {Form, useNavigation} from '@remix-run/react';
import {useContext, useMemo, useState, type ReactNode} from 'react';

import {newIdempotencyKey} from '../../client/idempotency-key';
import type {FormAnswer} from '../../domain/form/form-answer';
import type {CommandField, CommandName, CommandRefusal} from '../../domain/subscription/command';
import {useLanguage} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import {IdempotencyKeyField} from '../parts/IdempotencyKeyField';
import * as styles from './CommandForm.css';
import {InDialog, TITLE_ID} from './in-dialog';
import {dashboardPath, type SubscriptionPageName} from './pages';
import {useTranslate} from './texts';

/** The form of a command that is shown again. */
export type CommandAnswer = FormAnswer<CommandField, CommandRefusal>;

type Props = {
  readonly name: CommandName;
  readonly title: string;
  readonly text: string;
  /** Why the command cannot be given now; the form is left out then. */
  readonly blocked: CommandRefusal | null;
  readonly answer: CommandAnswer | null;
  /** Where 'back' leads without a dialog. */
  readonly page: SubscriptionPageName;
  /** The fields; without them the form is a question with one button. */
  readonly children?: ReactNode;
};

/**
 * Shows a command as a form: what it does, its fields, and the way out. It works as a page and within the dialog alike.
 */
export function CommandForm({name, title, text, blocked, answer, page, children}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const busy = useNavigation().formData !== undefined;
  const refusal = refusalOf(answer) ?? blocked;
  const isCancelling = name === 'cancel' || name === 'cancel-all';
  return (
    <div className={styles.command}>
      <CommandTitle>{title}</CommandTitle>
      {refusal !== null && (
        <Notice tone={answer === null ? 'info' : 'error'} title={answer && translate(titleOf(refusal))}>
          <p>{translate(`account:refusal.${refusal}`)}</p>
        </Notice>
      )}
      {blocked === null && <p className={styles.text}>{text}</p>}
      {blocked === null && (
        <Form
          method="post"
          className={styles.form}
          preventScrollReset
          toolname={isCancelling ? undefined : name}
          tooldescription={isCancelling ? undefined : `${title} ${text}`}
        >
          <Operation answer={answer} />
          {children}
          <div className={styles.buttons}>
            <Button pending={busy}>{translate(`account:commands.${name}.submit`)}</Button>
            <Button href={dashboardPath(language, page)} variant="ghost" inline keepScroll>
              {translate(isCancelling ? 'account:commands.keep' : 'account:commands.back')}
            </Button>
          </div>
        </Form>
      )}
      {blocked !== null && <BackLink page={page} />}
    </div>
  );
}

/** Shows the way back to the page that a command was called from. */
export function BackLink({page}: {readonly page: SubscriptionPageName}) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <p>
      <TextLink href={dashboardPath(language, page)} variant="standalone" keepScroll>
        {translate('account:commands.back')}
      </TextLink>
    </p>
  );
}

/** Shows what a command is called: the heading of its page, and the name of its dialog. */
export function CommandTitle({children}: {readonly children: string}) {
  return (
    <h1 id={TITLE_ID} className={styles.title} tabIndex={-1}>
      {children}
    </h1>
  );
}

/** A service that did not answer has changed nothing, as far as anybody knows: the form keeps its idempotency key. */
function refusalOf(answer: CommandAnswer | null): CommandRefusal | null {
  const code = answer?.problem?.code ?? null;
  return code === 'unavailable' || code === 'rate-limited' ? 'try-again' : code;
}

/** What may have been done must not be called undone. */
const OPEN: readonly CommandRefusal[] = ['partly-done', 'not-known', 'mail-not-known'];

function titleOf(refusal: CommandRefusal) {
  return OPEN.includes(refusal) ? 'account:refusal.open' : 'account:refusal.title';
}

/** Names this showing of the form; the worker does it in a document, the script where it has shown the form itself. */
function Operation({answer}: {readonly answer: CommandAnswer | null}) {
  const isDialog = useContext(InDialog);
  const [firstAnswer] = useState(answer);
  const byScript = isDialog || answer !== firstAnswer;
  // A new answer shows the form anew.
  const id = useMemo(
    () => (byScript ? newIdempotencyKey() : ''),
    // The answer is what makes it anew.
    [byScript, answer],
  );
  return <IdempotencyKeyField kept={answer?.idempotencyKey ?? (byScript ? id : null)} />;
}
