import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';

import {currentConsent} from '../../client/consent';
import type {Language} from '../../config/languages';
import {useTranslate} from '../../i18n/use-translate';
import {Icon} from '../../ui/Icon';
import {VisuallyHidden} from '../../ui/VisuallyHidden';

import * as styles from './ConsentDialog.css';
import {ConsentForm} from './ConsentForm';
import {useConsentForm} from './use-consent-form';

type Props = {readonly language: Language; readonly onClose: () => void};

/** The cookie settings over the page, as they stand now; in the browser only. */
export function ConsentDialog({language, onClose}: Props) {
  const t = useTranslate();
  const {pathname, search} = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const submit = useConsentForm(() => dialog.current?.close());
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="consent-dialog-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 className={styles.title} id="consent-dialog-title">
          {t('shell:consent.page.title')}
        </h2>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          <VisuallyHidden>{t('common:close')}</VisuallyHidden>
        </button>
      </div>
      <ConsentForm
        language={language}
        returnTo={pathname + search}
        state={currentConsent()}
        settings="open"
        onSubmit={submit}
      />
    </dialog>
  );
}
