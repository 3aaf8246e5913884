import {BRAND} from '../../config/brand';

import * as styles from './Logo.css';
import {LogoMark} from './LogoMark';

/** Mark and word, in the tone of what it stands on. The word is text in the shop's serif: it costs nothing and stays sharp. */
export function Logo({tone = 'onPaper'}: {readonly tone?: 'onPaper' | 'onForest'}) {
  return (
    <span className={styles.logo[tone]}>
      <LogoMark tone={tone} />
      <span>{BRAND.name}</span>
    </span>
  );
}
