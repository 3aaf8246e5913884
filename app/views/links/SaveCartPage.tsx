import {Form, useLocation, useNavigation} from '@remix-run/react';

import {useAnswerFocus} from '../parts/use-answer-focus';
import type {FormAnswer} from '../../domain/form/form-answer';
import {cartPath} from '../../pages/paths';
import {useLanguage} from '../../i18n/use-translate';
import {waitText} from '../../i18n/wait-text';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import {IdempotencyKeyField} from '../parts/IdempotencyKeyField';
import {TextPage} from '../parts/TextPage';
import {LinkWays} from './LinkWays';
import * as styles from './LinkPage.css';
import {useTranslate} from './texts';

type Props = {
  readonly isEmpty: boolean;
  /** The cart has a gift whose recipient and message are not saved. */
  readonly losesGiftWords: boolean;
  readonly isSent: boolean;
  /** The form as it was sent, where it has to be sent again. */
  readonly form: FormAnswer<'email', 'unknown-goods'> | null;
};

/** Sends the link to a saved cart by mail. */
export function SaveCartPage({isEmpty, losesGiftWords, isSent, form}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const place = useAnswerFocus(form ?? isSent);
  const {key} = useLocation();
  const pending = useNavigation().state !== 'idle';
  const error = form?.errors.email;
  if (isEmpty) {
    return (
      <TextPage title={translate('links:save.title')} lead={translate('links:save.empty')}>
        <LinkWays />
      </TextPage>
    );
  }
  return (
    <div ref={place}>
      <TextPage
        title={translate(isSent ? 'links:save.sentTitle' : 'links:save.title')}
        {...(!isSent && {lead: translate('links:save.lead')})}
      >
        {isSent && (
          <Notice tone="success" focusable>
            {translate('links:save.sent')}
          </Notice>
        )}
        {form?.problem && (
          <Notice tone="error">
            {translate(`links:save.error.${form.problem.code}`, {wait: waitText(form.problem, language)})}
          </Notice>
        )}
        {losesGiftWords && <Notice tone="info">{translate('links:save.gifts')}</Notice>}
        {!isSent && (
          <Form method="post" className={styles.form} noValidate>
            <Field
              label={translate('links:save.email')}
              hint={translate('links:save.hint')}
              error={error && translate(`links:save.error.${error === 'required' ? 'required' : 'email'}`)}
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={form?.values.email}
              required
            />
            <IdempotencyKeyField key={key} kept={form?.idempotencyKey ?? null} />
            <div>
              <Button pending={pending}>{translate('links:save.submit')}</Button>
            </div>
          </Form>
        )}
        <TextLink href={cartPath(language)} variant="standalone">
          {translate('links:toCart')}
        </TextLink>
      </TextPage>
    </div>
  );
}
