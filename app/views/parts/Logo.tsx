import {BRAND} from '../../config/brand';
import * as styles from './Logo.css';

/**
 * Shows mark and word, in the tone of what it stands on. The word is text in the shop's serif: it costs nothing and
 * stays sharp.
 */
export function Logo({tone = 'onPaper'}: {readonly tone?: 'onPaper' | 'onForest'}) {
  return (
    <span className={styles.logo[tone]}>
      <LogoMark tone={tone} />
      <span>{BRAND.name}</span>
    </span>
  );
}

/** The clearing: the sun between two trunks, rising from the ground. It says nothing to screen readers. */
function LogoMark({
  tone,
}: {
  /** `onPaper` dark trunks, `onForest` light ones. */ readonly tone: 'onPaper' | 'onForest';
}) {
  return (
    <svg className={styles.mark[tone]} viewBox="0 0 40 40" aria-hidden="true">
      <circle className={styles.sun} cx="20" cy="25.5" r="8.3" />
      <path d="M5.4 2.5c1.4-.5 2.8-.5 4.2 0-.1 10 .3 19 1.7 31h-8.3c1.6-12 2.3-21 2.4-31zM34.6 2.5c-1.4-.5-2.8-.5-4.2 0 .1 10-.3 19-1.7 31h8.3c-1.6-12-2.3-21-2.4-31z" />
      <path d="M1 37.5q19-11 38 0z" />
    </svg>
  );
}
