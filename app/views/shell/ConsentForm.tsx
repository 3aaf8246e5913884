import {type FormEvent, type ReactNode, useRef} from 'react';

import type {Language} from '../../config/languages';
import type {ConsentState} from '../../config/slots';
import {submitterOf} from '../../client/submitter';
import {allows, chosenConsent, CONSENT_PURPOSES} from '../../domain/consent';
import {useTranslate} from '../../i18n/use-translate';
import {consentPath} from '../../pages/paths';
import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import {Icon} from '../../ui/Icon';
import * as styles from './ConsentForm.css';

type Props = {
  readonly language: Language;
  /** A path of the shop: where the form leads without a script. */
  readonly returnTo: string;
  /** What is ticked: `unknown` leaves every box empty. */
  readonly state: ConsentState;
  /** Whether the single purposes are in sight at once, or behind 'Settings'. */
  readonly settings: 'folded' | 'open';
  /** Without it, the form is a plain one. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
};

/** Shows 'Only necessary' and 'accept all' side by side and of one weight, and the single purposes (§ 25 TDDDG). */
export function ConsentForm({language, returnTo, state, settings, onSubmit}: Props) {
  const t = useTranslate();
  return (
    <form className={styles.form} method="post" action={consentPath(language)} onSubmit={onSubmit}>
      <input type="hidden" name="return_to" value={returnTo} />
      <div className={styles.answers}>
        <Button name="choice" value="necessary" variant="secondary" className={styles.answer}>
          {t('shell:consent.necessary')}
        </Button>
        <Button name="choice" value="all" variant="secondary" className={styles.answer}>
          {t('shell:consent.all')}
        </Button>
      </div>
      <Folded when={settings === 'folded'} summary={t('shell:consent.settings')}>
        <fieldset className={styles.purposes}>
          <legend className={styles.legend}>{t('shell:consent.purposes')}</legend>
          <Checkbox label={<Purpose purpose="necessary" />} defaultChecked disabled />
          {CONSENT_PURPOSES.map((purpose) => (
            <Checkbox
              key={purpose}
              name="allow"
              value={purpose}
              defaultChecked={allows(state, purpose)}
              label={<Purpose purpose={purpose} />}
            />
          ))}
          <p className={styles.note}>{t('shell:consent.later')}</p>
          <Button name="choice" value="selected" variant="tertiary">
            {t('shell:consent.save')}
          </Button>
        </fieldset>
      </Folded>
    </form>
  );
}

function Purpose({purpose}: {readonly purpose: 'necessary' | (typeof CONSENT_PURPOSES)[number]}) {
  const t = useTranslate();
  return (
    <>
      {t(`shell:consent.purpose.${purpose}.title`)}
      <span className={styles.note}>{t(`shell:consent.purpose.${purpose}.text`)}</span>
    </>
  );
}

type FoldedProps = {readonly when: boolean; readonly summary: string; readonly children: ReactNode};

function Folded({when, summary, children}: FoldedProps) {
  if (!when) return children;
  return (
    <details>
      <summary className={styles.summary}>
        {summary}
        <span className={styles.chevron}>
          <Icon name="chevron" size="small" />
        </span>
      </summary>
      {children}
    </details>
  );
}

/**
 * Keeps a visitor's choice without a new document; where the script for that does not arrive, the form is sent as it is.
 * @param stored called when the choice is kept
 */
export function useConsentForm(stored: () => void): (event: FormEvent<HTMLFormElement>) => void {
  const plain = useRef(false);
  return (event) => {
    const {currentTarget: form} = event;
    const button = submitterOf(event);
    const choice = button instanceof HTMLButtonElement ? button.value : null;
    const state = chosenConsent(choice, new FormData(form).getAll('allow'));
    if (plain.current || state === null) return;
    event.preventDefault();
    import('../../client/store-consent').then(
      ({storeConsent}) => {
        storeConsent(state, form.action);
        stored();
      },
      () => {
        plain.current = true;
        form.requestSubmit(button);
      },
    );
  };
}
