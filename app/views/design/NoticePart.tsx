import {useState} from 'react';

import {useTranslate} from '../../i18n/use-translate';
import {Notice} from '../../ui/Notice';
import {Skeleton} from '../../ui/Skeleton';
import {Toast} from '../../ui/Toast';

import * as styles from './DesignPage.css';
import {Part} from './Part';

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
