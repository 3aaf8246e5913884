import {Form, useNavigation} from '@remix-run/react';

import type {SaveForm} from '../../domain/cart/save-answer';
import {cartPath} from '../../config/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import {OperationField} from '../parts/OperationField';
import {LinkPage} from './LinkPage';
import * as styles from './LinkPage.css';
import {LinkWays} from './LinkWays';

type Props = {
  readonly isEmpty: boolean;
  readonly isSent: boolean;
  /** The form as it was sent, where it has to be sent again. */
  readonly form: SaveForm | null;
};

/** Sends the link to a saved cart by mail. */
export function SaveCartPage({isEmpty, isSent, form}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const pending = useNavigation().state !== 'idle';
  const isOfField = form?.problem === 'required' || form?.problem === 'email';
  if (isEmpty) {
    return (
      <LinkPage title={translate('links:save.title')} lead={translate('links:save.empty')}>
        <LinkWays />
      </LinkPage>
    );
  }
  return (
    <LinkPage title={translate('links:save.title')} lead={translate('links:save.lead')}>
      {isSent && <Notice tone="success">{translate('links:save.sent')}</Notice>}
      {form !== null && !isOfField && <Notice tone="error">{translate(`links:save.error.${form.problem}`)}</Notice>}
      {!isSent && (
        <Form method="post" className={styles.form} noValidate>
          <Field
            label={translate('links:save.email')}
            hint={translate('links:save.hint')}
            error={form !== null && isOfField ? translate(`links:save.error.${form.problem}`) : undefined}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={form?.email}
            required
          />
          <OperationField />
          <div>
            <Button pending={pending}>{translate('links:save.submit')}</Button>
          </div>
        </Form>
      )}
      <TextLink href={cartPath(language)} variant="standalone">
        {translate('links:toCart')}
      </TextLink>
    </LinkPage>
  );
}
