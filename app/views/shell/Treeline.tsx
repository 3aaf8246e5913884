import * as styles from './Treeline.css';

/** Where the trunks of one side stand, counted from its edge of the screen. */
const LEFT = {back: [40, 118, 210, 258], front: [4, 78, 156, 290]} as const;
const RIGHT = {back: [62, 98, 182, 268], front: [14, 122, 224]} as const;

/** One trunk, leaning a little, as trunks do: `width` at half its height, wider at the foot. */
const trunk = (x: number, width: number) =>
  `M${x} 0h${width * 0.8}q${-width * 0.1} 90 ${width * 0.35} 170h${-width * 1.5}q${width * 0.45} -80 ${width * 0.35} -170z`;

const back = (xs: readonly number[]) => xs.map((x, at) => trunk(x, 15 + (at % 3) * 4)).join('');
const front = (xs: readonly number[]) => xs.map((x, at) => trunk(x, 26 + (at % 2) * 9)).join('');

/**
 * Where the page ends, the forest begins: morning behind two rows of trunks, cut from paper. Decoration alone. The hills stretch
 * with the screen, the trunks keep to its sides and the sun to the middle, so that the clearing is open at every width.
 */
export function Treeline() {
  return (
    <svg className={styles.treeline} aria-hidden="true" focusable="false">
      <svg viewBox="-100 0 200 170" preserveAspectRatio="xMidYMax">
        <circle cx="-14" cy="166" r="88" fill="var(--color-sun)" />
      </svg>
      <Hill d="M0 112q200-52 420-12t440 14 540-26v82H0z" fill="var(--color-moss)" />
      <Trunks draw={back} row="back" fill="var(--color-forest400)" />
      <Hill d="M0 138q260-40 560-8t840-22v62H0z" fill="var(--color-forest500)" />
      <Trunks draw={front} row="front" fill="var(--color-forest700)" />
      <Hill d="M0 156q340-26 700-6t700-10v30H0z" fill="var(--color-forest900)" />
    </svg>
  );
}

function Hill(shape: {readonly d: string; readonly fill: string}) {
  return (
    <svg viewBox="0 0 1400 170" preserveAspectRatio="none">
      <path {...shape} />
    </svg>
  );
}

type TrunksProps = {
  readonly row: 'back' | 'front';
  readonly draw: (xs: readonly number[]) => string;
  readonly fill: string;
};

function Trunks({row, draw, fill}: TrunksProps) {
  return (
    <>
      <svg viewBox="0 0 330 170" preserveAspectRatio="xMinYMax">
        <path d={draw(LEFT[row])} fill={fill} />
      </svg>
      <svg viewBox="0 0 330 170" preserveAspectRatio="xMaxYMax">
        <path d={draw(RIGHT[row])} fill={fill} transform="matrix(-1 0 0 1 330 0)" />
      </svg>
    </>
  );
}
