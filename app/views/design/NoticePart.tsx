import {useState} from 'react';

import {Button} from '../../ui/Button';
import {Dialog} from '../../ui/Dialog';
import {Notice} from '../../ui/Notice';
import {Skeleton} from '../../ui/Skeleton';
import {Toast} from '../../ui/Toast';
import * as styles from './DesignPage.css';
import {Part} from './Part';
import {useTranslate} from './texts';

const TONES = ['success', 'info', 'warning', 'error'] as const;

/** What the shop says: notices, a toast, and the place of what is still on its way. */
export function NoticePart() {
  const t = useTranslate();
  const [open, setOpen] = useState(true);
  return (
    <Part heading="design:part.notices">
      {TONES.map((tone) => (
        <div key={tone} className={styles.wide}>
          <Notice tone={tone} title={t(`design:notice.${tone}`)}>
            <p>{t('design:notice.text')}</p>
          </Notice>
        </div>
      ))}
      {open && (
        <Toast closeLabel={t('common:close')} onClose={() => setOpen(false)}>
          {t('design:notice.toast')}
        </Toast>
      )}
      <div className={styles.wide}>
        <Skeleton label={t('design:notice.loading')} />
      </div>
    </Part>
  );
}

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
