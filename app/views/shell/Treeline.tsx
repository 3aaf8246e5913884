import * as styles from './Treeline.css';

/** Trunks at the edges of the clearing: x, width at the foot, tone. They lean a little, as trunks do. */
const BACK = [40, 118, 210, 258, 382, 1012, 1046, 1150, 1236, 1330] as const;
const FRONT = [8, 84, 160, 312, 1090, 1190, 1290, 1384] as const;

const trunk = (x: number, width: number, top: number) =>
  `M${x} ${top}q${width / 2} 3 ${width * 0.8} 0q-2 90 ${width * 0.35} 190h${-width * 1.5}q${width * 0.5} -100 ${width * 0.35} -190z`;

/** Where the page ends, the forest begins: morning behind two rows of trunks, cut from paper. Decoration alone. */
export function Treeline() {
  return (
    <svg className={styles.treeline} viewBox="0 0 1400 170" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="640" cy="168" r="92" fill="var(--color-sun)" />
      <path d="M0 118q200-52 420-12t440 14 540-26v80H0z" fill="var(--color-moss)" />
      <path d={BACK.map((x, at) => trunk(x, 15 + (at % 3) * 4, -20)).join('')} fill="var(--color-forest400)" />
      <path d="M0 140q260-40 560-8t840-22v64H0z" fill="var(--color-forest500)" />
      <path d={FRONT.map((x, at) => trunk(x, 26 + (at % 2) * 9, -20)).join('')} fill="var(--color-forest700)" />
      <path d="M0 156q340-26 700-6t700-10v32H0z" fill="var(--color-forest900)" />
    </svg>
  );
}
