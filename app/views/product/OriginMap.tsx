import type {Coordinates} from '../../domain/product/details';
import {useTranslate} from '../../i18n/use-translate';
import lands from './lands.svg';
import * as styles from './Origin.css';

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

/** A sketch of the coffee belt between the tropics with one dot in it. The lands are the same for every coffee: a file of their own. */
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
      <use className={styles.land} href={`${lands}#lands`} />
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
