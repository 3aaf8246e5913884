import type {Coordinates} from '../../domain/product/details';
import {useTranslate} from '../../i18n/use-translate';
import * as styles from './Origin.css';

/** Outlines of the lands around the coffee belt, in degrees east and south, cut roughly as from paper. */
const LANDS = [
  'M-118-32l14 4 6-2 3 12 8-1 4 7 10 5 6 5 8-5 12 3 13 9 13 8 2 7-6 7-2 10-8 4-8 12-6 2-6 12-4 6-5-6 1-18 4-14-9-10-3-8 4-7-6-3-10-6-10-8-6-8-6-8-2-8z',
  'M-17-34l25-3 14 6 12-1 7 15 6 6 4-1-3 9-9 9 1 12-6 6 0 8-7 9-10 5-5-13-3-12 3-12-6-7-1-6-6-1-14 2-9-9-1-8z',
  'M44 13l6 0-4 12-4-2z',
  'M34-33l14-1 12 12-6 6-10 4-7-14z',
  'M62-32l30 4 10 2 18-6 2 8-10 6-2 8-6 5-4-6-3 10-4-9-7-5-6 8-4 9-5-14z',
  'M96-4l10 10 9 2 0 2-12-3-9-9zM109-2l8-5 2 6-5 5zM118-18l6 2 2 8-5-2zM120 1l4-2 0 6-4 0zM131 1l10 2 9 7-6 0-12-5z',
  'M114 22l9-6 9-4 5 5 4-6 10 14 3 10-8 6-10-7-14 4-6-4z',
] as const;

const WEST = -120;
const EAST = 165;
const NORTH = -42;
/** Degrees that the sketch shows around the place. */
const WIDTH = 126;
const HEIGHT = 84;
const TROPIC = 23.4;

type Props = {
  readonly coordinates: Coordinates;
  /** What the dot is called. */
  readonly place: string;
};

/** A sketch of the coffee belt between the tropics with one dot in it. */
export function OriginMap({coordinates, place}: Props) {
  const translate = useTranslate();
  const {latitude, longitude} = coordinates;
  const y = -latitude;
  const west = Math.min(Math.max(longitude - WIDTH * 0.4, WEST), EAST - WIDTH);
  const isEast = longitude > west + WIDTH * 0.6;
  return (
    <svg
      className={styles.map}
      viewBox={`${west} ${NORTH} ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={translate('details:origin.map', {place})}
    >
      <rect className={styles.belt} x={WEST} y={-TROPIC} width={EAST - WEST} height={2 * TROPIC} />
      {LANDS.map((land) => (
        <path key={land} className={styles.land} d={land} />
      ))}
      {[-TROPIC, 0, TROPIC].map((parallel) => (
        <path key={parallel} className={styles.line} d={`M${WEST} ${parallel}H${EAST}`} />
      ))}
      <circle className={styles.ring} cx={longitude} cy={y} r={4.5} />
      <circle className={styles.dot} cx={longitude} cy={y} r={2} />
      <text
        className={styles.name}
        x={longitude + (isEast ? -6 : 6)}
        y={y + 1.6}
        textAnchor={isEast ? 'end' : 'start'}
        aria-hidden="true"
      >
        {place}
      </text>
    </svg>
  );
}
