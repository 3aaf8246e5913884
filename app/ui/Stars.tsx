import * as styles from './Stars.css';

export type StarShape = 'full' | 'half' | 'outline';

type Props = {
  /** What each of the five stars shows. */
  readonly stars: readonly StarShape[];
  /** Read aloud instead of the stars: '4.9 of 5 stars'. */
  readonly label: string;
  /** The rating rounded up, for the data attribute. */
  readonly count: number;
  /** The rating is below half a star. */
  readonly empty?: boolean;
  /** 28, 18 (default) or 16 pixels. */
  readonly size?: keyof typeof styles.size;
};

/** A star and its left half from their upper ends, in a square of 24. */
const STAR = 'l2.9 6.1 6.5.9-4.8 4.6 1.2 6.6-5.8-3.2-5.8 3.2 1.2-6.6-4.8-4.6 6.5-.9z';
const HALF = 'v15l-5.8 3.2 1.2-6.6-4.8-4.6 6.5-.9z';

const at = (position: number, shape: string) => `M${12 + position * styles.PITCH} 2.6${shape}`;

/**
 * Shows five stars, drawn as one shape or two: listings have dozens of them. Which of them are full is decided
 * elsewhere (Specification, section 4, Star rating display).
 */
export function Stars({stars, label, count, empty = false, size = 'md'}: Props) {
  const fills = stars.map((shape, position) =>
    shape === 'outline' ? '' : at(position, shape === 'full' ? STAR : HALF),
  );
  const isWhole = stars.every((shape) => shape === 'full');
  return (
    <svg
      className={styles.size[size]}
      viewBox={`0 0 ${styles.WIDTH} 24`}
      role="img"
      aria-label={label}
      data-stars={count}
      data-empty={empty ? 'true' : undefined}
    >
      {!isWhole && <path d={fills.join('')} stroke="none" />}
      <path d={stars.map((_shape, position) => at(position, STAR)).join('')} fill={isWhole ? undefined : 'none'} />
    </svg>
  );
}
