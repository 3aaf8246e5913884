import {Form} from '@remix-run/react';

import {searchPath} from '../../config/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import * as styles from './SearchBox.css';

/** The field of the page of results, with what was looked for in it. */
export function SearchBox({words}: {readonly words: string}) {
  const translate = useTranslate();
  return (
    <Form
      key={words}
      className={styles.box}
      role="search"
      method="get"
      action={searchPath(useLanguage())}
      aria-label={translate('search:form.name')}
    >
      <Field
        label={translate('search:form.label')}
        type="search"
        name="q"
        defaultValue={words}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <Button variant="secondary">{translate('search:form.submit')}</Button>
    </Form>
  );
}
