import {useState} from 'react';

import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import {Dialog} from '../../ui/Dialog';
import {Field} from '../../ui/Field';
import {Notice} from '../../ui/Notice';
import {QuantityStepper} from '../../ui/QuantityStepper';
import {RadioCards} from '../../ui/RadioCards';
import {Select} from '../../ui/Select';
import {TextArea} from '../../ui/TextArea';
import {Toast} from '../../ui/Toast';
import * as styles from './DesignPage.css';
import {Part} from './Part';
import {useTranslate} from './texts';

/** Shows what takes input, empty, filled, wrong and locked. */
export function FieldPart() {
  const t = useTranslate();
  const grinds = [
    {value: 'beans', label: t('design:field.beans')},
    {value: 'filter', label: t('design:field.filter')},
  ];
  return (
    <>
      <Part heading="design:part.fields">
        <div className={styles.fields}>
          <Field label={t('design:field.empty')} hint={t('design:field.hint')} name="empty" />
          <Field label={t('design:field.label')} name="filled" defaultValue={t('design:field.value')} />
          <Field label={t('design:field.label')} error={t('design:field.error')} name="wrong" />
          <Field label={t('design:field.disabled')} name="locked" defaultValue={t('design:field.value')} disabled />
          <Select label={t('design:field.select')} name="grind" options={grinds} />
          <Select
            label={t('design:field.select')}
            name="wrong-grind"
            options={grinds}
            error={t('design:field.error')}
          />
          <Select label={t('design:field.disabled')} name="locked-grind" options={grinds} disabled />
          <TextArea label={t('design:field.words')} hint={t('design:field.wordsHint')} name="words" rows={3} />
          <TextArea label={t('design:field.words')} error={t('design:field.error')} name="wrong-words" rows={3} />
        </div>
        <QuantityStepper
          label={t('design:field.quantity')}
          name="quantity"
          defaultValue={2}
          decrease={{label: t('design:field.less'), type: 'button'}}
          increase={{label: t('design:field.more'), type: 'button'}}
        />
      </Part>
      <Part heading="design:part.choices">
        <Checkbox label={t('design:field.checkbox')} name="letters" />
        <Checkbox label={t('design:field.checked')} name="read" defaultChecked />
        <Checkbox label={t('design:field.checkbox')} name="wrong-letters" error={t('design:field.error')} />
        <div className={styles.wide}>
          <RadioCards
            legend={t('design:field.radio')}
            name="mode"
            defaultValue="subscription"
            cards={[
              {value: 'once', title: t('design:field.once')},
              {value: 'subscription', title: t('design:field.subscription'), detail: t('design:field.saving')},
            ]}
          />
        </div>
        <div className={styles.wide}>
          <RadioCards
            legend={t('design:field.radio')}
            name="wrong-mode"
            cards={[
              {value: 'once', title: t('design:field.once')},
              {value: 'subscription', title: t('design:field.subscription')},
            ]}
            error={t('design:field.error')}
          />
        </div>
        <RadioCards
          legend={t('design:field.size')}
          name="size"
          layout="chips"
          defaultValue="250"
          cards={[
            {value: '250', title: t('design:fact.neutral')},
            {value: '500', title: t('design:button.disabled'), disabled: true},
          ]}
        />
      </Part>
    </>
  );
}

const TONES = ['success', 'info', 'warning', 'error'] as const;

/** Shows what the shop says: notices, a toast, and the place of what is still on its way. */
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
    </Part>
  );
}

/** Shows what opens over the page. */
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
