import {Form, useNavigation} from '@remix-run/react';

import {useAnswerFocus} from '../parts/use-answer-focus';
import {contentPath, homePath} from '../../pages/paths';
import type {LinkOutcome, MailLinkKind, MailLinkStep} from '../../domain/mail-link/mail-link';
import {useLanguage} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {PageWidth} from '../../ui/PageWidth';
import * as styles from './MailLinkPage.css';
import {useTranslate} from './texts';

type Props = {
  readonly kind: MailLinkKind;
  readonly step: MailLinkStep;
};

/** Shows where a mail's link leads: first what it will do, with the button that does it, then what came of it. */
export function MailLinkPage({kind, step}: Props) {
  const place = useAnswerFocus(step);
  return (
    <div ref={place}>
      <PageWidth size="text" className={styles.page}>
        {step.state === 'asking' ? <Asking kind={kind} token={step.token} /> : <Outcome kind={kind} outcome={step} />}
      </PageWidth>
    </div>
  );
}

function Asking({kind, token}: {readonly kind: MailLinkKind; readonly token: string}) {
  const translate = useTranslate();
  const pending = useNavigation().formMethod === 'POST';
  return (
    <>
      <h1>{translate(`mailLink:${kind}.title`)}</h1>
      <p className={styles.lead}>{translate(`mailLink:${kind}.text`)}</p>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="token" value={token} />
        <Button pending={pending}>{translate(`mailLink:${kind}.submit`)}</Button>
      </Form>
    </>
  );
}

function Outcome({kind, outcome}: {readonly kind: MailLinkKind; readonly outcome: LinkOutcome}) {
  const translate = useTranslate();
  const language = useLanguage();
  const isDelayed = kind === 'newsletter-confirm' && 'welcomeDelayed' in outcome && outcome.welcomeDelayed;
  const isSignUp = kind === 'newsletter-confirm' && (outcome.state === 'expired' || outcome.state === 'unknown');
  return (
    <>
      <h1 tabIndex={-1}>{translate(`mailLink:${kind}.${outcome.state}.title`)}</h1>
      <p className={styles.lead}>
        {translate(isDelayed ? 'mailLink:delayed' : `mailLink:${kind}.${outcome.state}.text`)}
      </p>
      {(outcome.state === 'done' || outcome.state === 'already') && (
        <>
          {outcome.topic && outcome.topic !== 'default' && <p>{translate(`mailLink:topic.${outcome.topic}`)}</p>}
          {outcome.welcomeVoucher && <p>{translate('mailLink:voucher')}</p>}
        </>
      )}
      <p className={styles.ways}>
        {isSignUp && (
          <Button href={contentPath(language, 'newsletterInfo')}>{translate('mailLink:signUpAgain')}</Button>
        )}
        <Button href={homePath(language)} variant="tertiary">
          {translate('mailLink:toShop')}
        </Button>
      </p>
    </>
  );
}
