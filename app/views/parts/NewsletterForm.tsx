import {useFetcher} from '@remix-run/react';
import {useEffect, useRef, type FormEvent} from 'react';

import {operationId} from '../../client/operation-id';
import type {NewsletterVariant} from '../../config/newsletter';
import {contentPath, newsletterPath} from '../../config/paths';
import type {NewsletterAnswer} from '../../domain/newsletter/newsletter-outcome';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import * as styles from './NewsletterForm.css';
import {OperationField} from './OperationField';

type Props = {
  readonly variant: NewsletterVariant;
  /** What came of the form where it was sent without script. */
  readonly answer?: NewsletterAnswer | null;
};

/**
 * Signs up to the newsletter, the espresso course or the raffle: a plain form that leads to a page of its own, and that
 * stays on the page with JavaScript. What did not work for a reason of ours can be sent again under the same id.
 */
export function NewsletterForm({variant, answer = null}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const action = newsletterPath(language);
  const fetcher = useFetcher<NewsletterAnswer>({key: `newsletter-${variant}`});
  const pending = fetcher.state !== 'idle';
  const current = pending ? null : (fetcher.data ?? answer);
  const operation = useRef<string | null>(null);
  useEffect(() => {
    // The next press is another request, unless this one may not have arrived.
    if (fetcher.data && fetcher.data.outcome.state !== 'unavailable') operation.current = null;
  }, [fetcher.data]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    operation.current ??= operationId();
    form.set('operation', operation.current);
    fetcher.submit(form, {method: 'post', action});
  }

  if (current?.outcome.state === 'sent') return <Sent email={current.email} />;
  return (
    <form className={styles.form} method="post" action={action} noValidate onSubmit={submit} data-event="newsletter">
      <input type="hidden" name="variant" value={variant} />
      {current?.operation == null ? (
        <OperationField />
      ) : (
        <input type="hidden" name="operation" value={current.operation} />
      )}
      <div className={styles.line}>
        <Field
          label={translate('newsletter:form.email')}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          required
          defaultValue={current?.email}
          error={current?.outcome.state === 'invalid' ? emailError(current, translate) : undefined}
        />
        <Button variant="secondary" pending={pending}>
          {translate(`newsletter:form.submit.${variant}`)}
        </Button>
      </div>
      {current && <Refusal answer={current} />}
      <p className={styles.note}>
        {translate('newsletter:form.consent')}{' '}
        <TextLink href={contentPath(language, 'privacy')}>{translate('newsletter:form.privacy')}</TextLink>
      </p>
    </form>
  );
}

function Sent({email}: {readonly email: string}) {
  const translate = useTranslate();
  return (
    <Notice tone="success" title={translate('newsletter:sent.title')}>
      <p>{translate('newsletter:sent.textTo', {email})}</p>
    </Notice>
  );
}

function Refusal({answer: {outcome}}: {readonly answer: NewsletterAnswer}) {
  const translate = useTranslate();
  switch (outcome.state) {
    case 'sent':
    case 'invalid':
      return null;
    case 'limited':
      return (
        <Notice tone="error" title={translate('newsletter:refusal.limited.title')}>
          <p>{translate('newsletter:refusal.limited.text', {minutes: Math.ceil(outcome.seconds / 60)})}</p>
        </Notice>
      );
    case 'already-subscribed':
    case 'failed':
    case 'unavailable':
      return (
        <Notice tone="error" title={translate(`newsletter:refusal.${outcome.state}.title`)}>
          <p>{translate(`newsletter:refusal.${outcome.state}.text`)}</p>
        </Notice>
      );
  }
}

function emailError({outcome}: NewsletterAnswer, translate: ReturnType<typeof useTranslate>): string | undefined {
  if (outcome.state !== 'invalid') return undefined;
  const code = outcome.email;
  return translate(`newsletter:field.${code === 'required' || code === 'too-long' ? code : 'invalid'}`);
}
