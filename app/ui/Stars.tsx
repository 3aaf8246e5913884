import icons from './icons.svg';
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
  readonly size?: keyof typeof styles.star;
};

const HALF = 'M12 2.6v15l-5.8 3.2 1.2-6.6-4.8-4.6 6.5-.9z';

/** Five stars. Which of them are full is decided elsewhere (Specification, section 4, Star rating display). */
export function Stars({stars, label, count, empty = false, size = 'md'}: Props) {
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={label}
      data-stars={count}
      data-empty={empty ? 'true' : undefined}
    >
      {stars.map((shape, position) => (
        <svg key={position} className={styles.star[size]} viewBox="0 0 24 24" fill="none" aria-hidden="true">
          {shape === 'half' && <path d={HALF} fill="currentColor" stroke="none" />}
          <use href={`${icons}#star`} fill={shape === 'full' ? 'currentColor' : undefined} />
        </svg>
      ))}
    </span>
  );
}
