import {useFetcher} from '@remix-run/react';
import {useEffect, useRef, type FormEvent, type RefObject} from 'react';

import {newIdempotencyKey} from '../../client/idempotency-key';
import {useAnswerFocus} from './use-answer-focus';
import type {NewsletterVariant} from '../../config/newsletter';
import {contentPath, newsletterPath} from '../../pages/paths';
import type {FormAnswer, FormProblem, FieldError} from '../../domain/form/form-answer';
import {IDEMPOTENCY_KEY_FIELD} from '../../domain/form/idempotency-key';
import type {NewsletterField, NewsletterRefusal} from '../../domain/newsletter/newsletter-refusal';
import type {Translate} from '../../i18n/catalogue';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {waitText} from '../../i18n/wait-text';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import * as styles from './NewsletterForm.css';
import {IdempotencyKeyField} from './IdempotencyKeyField';

export type NewsletterAnswer = FormAnswer<NewsletterField, NewsletterRefusal>;

type Props = {
  readonly variant: NewsletterVariant;
  /** What came of the form where it was sent without script. */
  readonly answer?: NewsletterAnswer | null;
};

/**
 * Signs up to the newsletter, the espresso course or the raffle: a plain form that leads to a page of its own, and that
 * stays on the page with JavaScript. What did not work for a reason of ours can be sent again under the same idempotency key.
 */
export function NewsletterForm({variant, answer = null}: Props) {
  const translate = useTranslate<'newsletter'>();
  const language = useLanguage();
  const action = newsletterPath(language);
  const fetcher = useFetcher<NewsletterAnswer>({key: `newsletter-${variant}`});
  const pending = fetcher.state !== 'idle';
  const current = pending ? null : (fetcher.data ?? answer);
  const place = useAnswerFocus(current);
  const idempotencyKey = useRef<string | null>(null);
  useEffect(() => {
    // The next press is another request, unless this one may not have arrived.
    if (fetcher.data) idempotencyKey.current = fetcher.data.idempotencyKey;
  }, [fetcher.data]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    idempotencyKey.current ??= newIdempotencyKey();
    form.set(IDEMPOTENCY_KEY_FIELD, idempotencyKey.current);
    fetcher.submit(form, {method: 'post', action});
  }

  if (current?.isDone) return <Sent email={current.values.email ?? ''} place={place} />;
  return (
    <form
      ref={place}
      className={styles.form}
      method="post"
      action={action}
      noValidate
      onSubmit={submit}
      data-event="newsletter"
    >
      <input type="hidden" name="variant" value={variant} />
      <IdempotencyKeyField kept={current?.idempotencyKey ?? null} />
      <div className={styles.line}>
        <Field
          label={translate('newsletter:form.email')}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          required
          defaultValue={current?.values.email}
          error={current?.errors.email && emailError(current.errors.email, translate)}
        />
        <Button variant="secondary" pending={pending}>
          {translate(`newsletter:form.submit.${variant}`)}
        </Button>
      </div>
      {current?.problem && <Refusal problem={current.problem} />}
      <p className={styles.note}>
        {variant === 'raffle' && `${translate('newsletter:form.draw')} `}
        {`${translate('newsletter:form.consent')} `}
        <TextLink href={contentPath(language, 'privacy')}>{translate('newsletter:form.privacy')}</TextLink>
        {variant === 'raffle' && (
          <>
            {' · '}
            <TextLink href={contentPath(language, 'drawConditions')}>
              {translate('newsletter:form.drawConditions')}
            </TextLink>
          </>
        )}
      </p>
    </form>
  );
}

type SentProps = {readonly email: string; readonly place: RefObject<HTMLDivElement>};

function Sent({email, place}: SentProps) {
  const translate = useTranslate<'newsletter'>();
  return (
    <div ref={place}>
      <Notice tone="success" title={translate('newsletter:sent.title')} focusable>
        <p>{translate('newsletter:sent.textTo', {email})}</p>
      </Notice>
    </div>
  );
}

function Refusal({problem}: {readonly problem: FormProblem<NewsletterRefusal>}) {
  const translate = useTranslate<'newsletter'>();
  const language = useLanguage();
  return (
    <Notice tone="error" title={translate(`newsletter:refusal.${problem.code}.title`)}>
      <p>{translate(`newsletter:refusal.${problem.code}.text`, {wait: waitText(problem, language)})}</p>
    </Notice>
  );
}

function emailError(code: FieldError, translate: Translate<'newsletter'>): string {
  return translate(`newsletter:field.${code === 'required' || code === 'too-long' ? code : 'invalid'}`);
}
