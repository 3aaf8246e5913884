import {useLocation} from '@remix-run/react';
import {useRef} from 'react';

import {currentConsent} from '../../client/consent';
import type {Language} from '../../config/languages';
import {useTranslate} from '../../i18n/use-translate';
import {Dialog} from '../../ui/Dialog';

import {ConsentForm, useConsentForm} from './ConsentForm';

type Props = {readonly language: Language; readonly onClose: () => void};

/** Shows the cookie settings over the page, as they stand now; in the browser only. */
export function ConsentDialog({language, onClose}: Props) {
  const t = useTranslate();
  const {pathname, search} = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const submit = useConsentForm(() => dialog.current?.close());
  return (
    <Dialog title={t('shell:consent.page.title')} closeLabel={t('common:close')} onClose={onClose} dialogRef={dialog}>
      <ConsentForm
        language={language}
        returnTo={pathname + search}
        state={currentConsent()}
        settings="open"
        onSubmit={submit}
      />
    </Dialog>
  );
}
