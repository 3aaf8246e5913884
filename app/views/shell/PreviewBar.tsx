import {useLocation} from '@remix-run/react';

import {previewPath} from '../../pages/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {PageWidth} from '../../ui/PageWidth';
import * as styles from './PreviewBar.css';

/** Says on every page that drafts are shown, and ends that. */
export function PreviewBar() {
  const language = useLanguage();
  const translate = useTranslate<'preview'>();
  const {pathname, search} = useLocation();
  return (
    <aside className={styles.bar} aria-label={translate('preview:bar')}>
      <PageWidth className={styles.content}>
        <p>{translate('preview:drafts')}</p>
        <form method="post" action={previewPath(language)}>
          <input type="hidden" name="path" value={pathname + search} />
          <Button name="intent" value="end" variant="tertiary" inline>
            {translate('preview:end')}
          </Button>
        </form>
      </PageWidth>
    </aside>
  );
}
