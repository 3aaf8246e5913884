import {Form, useLocation, useNavigation} from '@remix-run/react';
import type {ReactNode} from 'react';

import type {FormAnswer} from '../../domain/form/form-answer';
import type {CommandField, CommandName, CommandRefusal} from '../../domain/subscription/command';
import {useLanguage} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import {IdempotencyKeyField} from '../parts/IdempotencyKeyField';
import {commandText} from './command-names';
import * as styles from './CommandForm.css';
import {REFUSAL_ID, TITLE_ID} from './command-ids';
import {dashboardPath, type SubscriptionPageName} from './pages';
import {useTranslate} from './texts';

/** The form of a command that is shown again; `isKept`: it is kept for its page, which may not be able to show it now. */
export type CommandAnswer = FormAnswer<CommandField, CommandRefusal, {readonly isKept: boolean}>;

type Props = {
  readonly name: CommandName;
  readonly title: string;
  readonly text: string;
  /** Why the command cannot be given now; the form is left out then. */
  readonly blocked: CommandRefusal | null;
  readonly answer: CommandAnswer | null;
  /** Where 'back' leads without a dialog. */
  readonly page: SubscriptionPageName;
  /** Whether it is given to paid gifts alone. */
  readonly isGift?: boolean;
  /** The fields; without them the form is a question with one button. */
  readonly children?: ReactNode;
};

/**
 * Shows a command as a form: what it does, its fields, and the way out. It works as a page and within the dialog alike.
 */
export function CommandForm({name, title, text, blocked, answer, page, isGift = false, children}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const {key} = useLocation();
  const busy = useNavigation().formData !== undefined;
  const refusal = refusalOf(answer) ?? blocked;
  const isCancelling = name === 'cancel' || name === 'cancel-all';
  const keep = isGift ? 'account:paidGift.keep' : 'account:commands.keep';
  return (
    <div className={styles.command}>
      <CommandTitle>{title}</CommandTitle>
      {refusal !== null && <RefusalNotice refusal={refusal} isAnswer={answer !== null} />}
      {blocked === null && <p className={styles.text}>{text}</p>}
      {blocked === null && (
        <Form
          method="post"
          className={styles.form}
          // A date of the way that is not chosen is out of sight: the browser would refuse it without a word.
          noValidate
          preventScrollReset
          toolname={isCancelling ? undefined : name}
          tooldescription={isCancelling ? undefined : `${title} ${text}`}
        >
          <IdempotencyKeyField key={key} kept={answer?.idempotencyKey ?? null} />
          {children}
          <div className={styles.buttons}>
            <Button pending={busy}>{translate(commandText(name, 'submit', isGift))}</Button>
            <Button href={dashboardPath(language, page)} variant="ghost" inline keepScroll>
              {translate(isCancelling ? keep : 'account:commands.back')}
            </Button>
          </div>
        </Form>
      )}
      {blocked !== null && <BackLink page={page} />}
    </div>
  );
}

type GoneProps = Pick<Props, 'answer'> & {readonly page: 'upcoming' | 'products'};

/** Shows in a command's place that its delivery or product is not there (any more), and what became of the command if it was sent. */
export function GoneCommand({page, answer}: GoneProps) {
  const translate = useTranslate();
  return (
    <div className={styles.command}>
      <CommandTitle>{translate(`account:gone.${page}`)}</CommandTitle>
      <RefusalNotice refusal={refusalOf(answer) ?? 'gone'} isAnswer={answer !== null} />
      <BackLink page={page}>{translate(`account:subscription.pages.${page}`)}</BackLink>
    </div>
  );
}

/** Says why a command is not carried out. As an answer it takes the focus in a dialog: it may be far from the button. */
export function RefusalNotice({refusal, isAnswer}: {readonly refusal: CommandRefusal; readonly isAnswer: boolean}) {
  const translate = useTranslate();
  const text = <p>{translate(`account:refusal.${refusal}`)}</p>;
  if (!isAnswer) return <Notice tone="info">{text}</Notice>;
  return (
    <div id={REFUSAL_ID} tabIndex={-1}>
      <Notice tone="error" title={translate(titleOf(refusal))}>
        {text}
      </Notice>
    </div>
  );
}

type BackLinkProps = Pick<Props, 'page'> & {readonly children?: string};

/** Leads back to the page of the dashboard that a command was called from; `children` are its words unless `Back`. */
export function BackLink({page, children}: BackLinkProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <p>
      <TextLink href={dashboardPath(language, page)} variant="standalone" keepScroll>
        {children ?? translate('account:commands.back')}
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

/**
 * Returns why a command was not carried out. A service that did not answer has changed nothing, as far as anybody knows: the form keeps
 * its idempotency key.
 */
export function refusalOf(answer: CommandAnswer | null): CommandRefusal | null {
  const code = answer?.problem?.code ?? null;
  return code === 'unavailable' || code === 'rate-limited' ? 'try-again' : code;
}

/** What may have been done must not be called undone. */
const OPEN: readonly CommandRefusal[] = ['partly-done', 'not-known', 'mail-not-known'];

function titleOf(refusal: CommandRefusal) {
  return OPEN.includes(refusal) ? 'account:refusal.open' : 'account:refusal.title';
}
