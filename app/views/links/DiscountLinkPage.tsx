import {Form} from '@remix-run/react';

import {Button} from '../../ui/Button';
import {IdempotencyKeyField} from '../parts/IdempotencyKeyField';
import {TextPage} from '../parts/TextPage';
import {LinkWays} from './LinkWays';
import * as styles from './LinkPage.css';
import {useTranslate} from './texts';

/** Asks whether the code of a link shall go into the cart; `null` is a link without one. */
export function DiscountLinkPage({code}: {readonly code: string | null}) {
  const translate = useTranslate();
  if (code === null) {
    return (
      <TextPage title={translate('links:code.title')} lead={translate('links:code.invalid')}>
        <LinkWays />
      </TextPage>
    );
  }
  return (
    <TextPage title={translate('links:code.title')} lead={translate('links:code.lead', {code})}>
      <Form method="post" className={styles.form} reloadDocument>
        <IdempotencyKeyField />
        <div>
          <Button bright>{translate('links:code.submit')}</Button>
        </div>
      </Form>
    </TextPage>
  );
}
