import * as styles from './LabelSign.css';

/** The things on a label that mean something. */
export const LABEL_SIGNS = ['sun', 'hills', 'trunks', 'ground', 'colours'] as const;

const SHAPES = {
  sun: [{tone: 'sun', d: 'M8 20a12 12 0 1 0 24 0a12 12 0 1 0-24 0z'}],
  hills: [
    {tone: 'moss', d: 'M2 34Q14 4 26 24Q30 30 38 34z'},
    {tone: 'leaf', d: 'M2 36Q12 26 20 28Q28 16 38 36z'},
  ],
  trunks: [
    {tone: 'leaf', d: 'M5 36L6.5 4h4L12 36z'},
    {tone: 'forest', d: 'M17 36L18 4h4.5L24 36z'},
    {tone: 'bark', d: 'M29 36L30 4h3.500L35 36z'},
  ],
  ground: [
    {tone: 'leaf', d: 'M2 12q9-7 18 0t18 0v3q-9 7-18 0t-18 0z'},
    {tone: 'leaf', d: 'M2 20q9-7 18 0t18 0v3q-9 7-18 0t-18 0z'},
    {tone: 'leaf', d: 'M2 28q9-7 18 0t18 0v3q-9 7-18 0t-18 0z'},
  ],
  colours: [
    {tone: 'bark', d: 'M4 15a9 9 0 1 0 18 0a9 9 0 1 0-18 0z'},
    {tone: 'berry', d: 'M19 16a8 8 0 1 0 16 0a8 8 0 1 0-16 0z'},
    {tone: 'sun', d: 'M12 27a8 8 0 1 0 16 0a8 8 0 1 0-16 0z'},
  ],
} as const;

/** One of the signs, cut from paper. It stands beside its name and says nothing more. */
export function LabelSign({name}: {readonly name: (typeof LABEL_SIGNS)[number]}) {
  return (
    <svg className={styles.sign} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      {SHAPES[name].map(({tone, d}) => (
        <path key={d} className={styles.tone[tone]} d={d} />
      ))}
    </svg>
  );
}
