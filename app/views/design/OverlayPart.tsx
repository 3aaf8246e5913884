import {useState} from 'react';

import {useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Dialog} from '../../ui/Dialog';

import * as styles from './DesignPage.css';
import {Part} from './Part';

/** What opens over the page. */
export function OverlayPart() {
  const t = useTranslate();
  const [open, setOpen] = useState<'sheet' | 'drawer' | null>(null);
  return (
    <Part heading="design:part.overlays">
      <div className={styles.row}>
        <Button type="button" variant="tertiary" onClick={() => setOpen('sheet')}>
          {t('design:overlay.dialog')}
        </Button>
        <Button type="button" variant="tertiary" onClick={() => setOpen('drawer')}>
          {t('design:overlay.drawer')}
        </Button>
      </div>
      {open && (
        <Dialog
          variant={open}
          title={t(open === 'sheet' ? 'design:overlay.dialog' : 'design:overlay.drawer')}
          closeLabel={t('common:close')}
          onClose={() => setOpen(null)}
        >
          <p>{t('design:overlay.text')}</p>
        </Dialog>
      )}
    </Part>
  );
}
