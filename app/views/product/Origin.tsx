import type {Coordinates} from '../../domain/product/details';
import type {CoffeeFacts} from '../../domain/product/product';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {harvestPath} from '../../pages/paths';
import {prose} from '../../styles/type.css';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import {factRows, FactTable} from './FactTable';
import lands from './lands.svg';
import * as styles from './Origin.css';
import {useTranslate} from './texts';

type Props = {
  readonly coffee: CoffeeFacts;
  /** Of the product. */
  readonly handle: string;
  /** The number in the shown variant's global id. */
  readonly variant: string;
};

/** Shows where a coffee grows (Specification, section 3, coffee origin table), with a sketch of the place, and who grows it. */
export function Origin({coffee, handle, variant}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const coordinatesText = useCoordinates();
  const {place, farmer, origin} = coffee;
  const rows = factRows([
    {label: translate('product:facts.origin'), value: origin},
    {label: translate('details:origin.place'), value: place.location},
    {
      label: translate('details:origin.coordinates'),
      value: place.coordinates && coordinatesText(place.coordinates),
    },
    {label: translate('product:facts.altitude'), value: coffee.altitude},
    {label: translate('product:facts.farmer'), value: farmer},
    {label: translate('details:origin.harvest'), value: place.harvestTime},
    {label: translate('product:facts.variety'), value: coffee.variety},
  ]);
  if (rows.length === 0) return null;
  return (
    <PageWidth as="section" className={styles.section} aria-labelledby="origin-title">
      {place.coordinates && <OriginMap coordinates={place.coordinates} place={origin ?? place.location ?? ''} />}
      <div className={styles.words}>
        <h2 id="origin-title">{translate('details:origin.title')}</h2>
        <FactTable rows={rows} />
        {farmer !== null && <p className={prose}>{translate('details:origin.farmerText', {farmer})}</p>}
        <p>
          <TextLink href={harvestPath(language, handle, variant)} variant="standalone">
            {translate('details:origin.nextHarvest')}
          </TextLink>
        </p>
      </div>
    </PageWidth>
  );
}

/** '2,9° S, 29,8° O' in the page's language. */
function useCoordinates(): (coordinates: Coordinates) => string {
  const translate = useTranslate();
  const {number} = useFormat();
  return ({latitude, longitude}) => {
    const side = translate(longitude < 0 ? 'details:origin.west' : 'details:origin.east');
    const hemisphere = translate(latitude < 0 ? 'details:origin.south' : 'details:origin.north');
    return `${number(Math.abs(latitude))}° ${hemisphere}, ${number(Math.abs(longitude))}° ${side}`;
  };
}

const WEST = -120;
const EAST = 165;
const NORTH = -42;
/** Degrees that the sketch shows around the place. */
const WIDTH = 126;
const HEIGHT = 84;
const TROPIC = 23.4;

type OriginMapProps = {
  readonly coordinates: Coordinates;
  /** What the dot is called. */
  readonly place: string;
};

/** A sketch of the coffee belt between the tropics with one dot in it. The lands are the same for every coffee: a file of their own. */
function OriginMap({coordinates, place}: OriginMapProps) {
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
