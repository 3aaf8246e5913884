import {useId, type ReactNode} from 'react';

import type {TextKey} from '../../i18n/catalogue';

import * as styles from './DesignPage.css';
import {useTranslate} from './texts';

type Props = {
  readonly heading: Extract<TextKey, `design:part.${string}`>;
  readonly children: ReactNode;
};

/** Shows one kind of thing on the workbench. */
export function Part({heading, children}: Props) {
  const t = useTranslate();
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t(heading)}</h2>
      {children}
    </section>
  );
}
