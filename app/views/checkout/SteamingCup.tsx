import * as styles from './SteamingCup.css';

/** A full cup before the sun. */
export function SteamingCup() {
  return (
    <svg className={styles.scene} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <circle className={styles.ground} cx="60" cy="60" r="60" />
      <circle className={styles.sun} cx="60" cy="52" r="30" />
      <path className={styles.hill} d="M5 84c22-16 40-16 56-8s34 6 54-6A60 60 0 0 1 5 84Z" />
      <path className={styles.cup} d="M36 58h42v16c0 14-8 22-21 22s-21-8-21-22Z" />
      <path className={styles.handle} d="M78 63h4c6 0 9 4 9 8s-4 9-10 9h-6" />
      <ellipse className={styles.coffee} cx="57" cy="58" rx="21" ry="5" />
      <path className={styles.steam} d="M49 46c-4-6 4-8 0-14M62 46c-4-6 4-8 0-14" />
    </svg>
  );
}
