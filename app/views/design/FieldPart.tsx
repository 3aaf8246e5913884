import {Checkbox} from '../../ui/Checkbox';
import {Field} from '../../ui/Field';
import {QuantityStepper} from '../../ui/QuantityStepper';
import {RadioCards} from '../../ui/RadioCards';
import {Select} from '../../ui/Select';
import {TextArea} from '../../ui/TextArea';

import * as styles from './DesignPage.css';
import {Part} from './Part';
import {useTranslate} from './texts';

/** What takes input, empty, filled, wrong and locked. */
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
