import {Form} from '@remix-run/react';

import {useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {OperationField} from '../parts/OperationField';
import {LinkPage} from './LinkPage';
import * as styles from './LinkPage.css';
import {LinkWays} from './LinkWays';

/** Asks whether the code of a link shall go into the cart; `null` is a link without one. */
export function LinkedCodePage({code}: {readonly code: string | null}) {
  const translate = useTranslate();
  if (code === null) {
    return (
      <LinkPage title={translate('links:code.title')} lead={translate('links:code.invalid')}>
        <LinkWays />
      </LinkPage>
    );
  }
  return (
    <LinkPage title={translate('links:code.title')} lead={translate('links:code.lead', {code})}>
      <Form method="post" className={styles.form} reloadDocument>
        <OperationField />
        <div>
          <Button bright>{translate('links:code.submit')}</Button>
        </div>
      </Form>
    </LinkPage>
  );
}
