import type {CoffeeFacts} from '../../domain/product/product';
import {PageWidth} from '../../ui/PageWidth';
import * as styles from './CoffeeTaste.css';
import {useTranslate} from './texts';

const SCALES = ['acidity', 'strength', 'intensity'] as const;

/** Shows how a coffee tastes, drawn with what its label is drawn with: the sun, the trunks and the hills. */
export function CoffeeTaste({coffee}: {readonly coffee: CoffeeFacts}) {
  const translate = useTranslate();
  const scales = SCALES.flatMap((name) => {
    const value = coffee[name];
    return value === null ? [] : [{name, value}];
  });
  if (scales.length === 0 && coffee.taste.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="taste-title">
      <PageWidth className={styles.columns}>
        <div>
          <h2 className={styles.title} id="taste-title">
            {translate('product:scale.title')}
          </h2>
          <ul className={styles.words}>
            {coffee.taste.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        </div>
        <dl className={styles.scales}>
          {scales.map(({name, value}) => (
            <TasteScale key={name} name={name} value={value} />
          ))}
        </dl>
      </PageWidth>
    </section>
  );
}

type ScaleName = 'acidity' | 'strength' | 'intensity';

type Props = {
  readonly name: ScaleName;
  /** 1 to 5. */
  readonly value: number;
};

const STEPS = [0, 1, 2, 3, 4] as const;

/** One trait in five steps: acidity as a rising sun, strength as trunks, intensity as hills. */
function TasteScale({name, value}: Props) {
  const translate = useTranslate();
  return (
    <div className={styles.scale}>
      <dt className={styles.name}>{translate(`product:scale.${name}`)}</dt>
      <dd className={styles.drawing}>
        <svg className={styles.picture} viewBox="0 0 120 56" aria-hidden="true">
          <path className={styles.ground} d="M0 55.5h120" />
          {STEPS.map((step) => (
            <path key={step} className={step < value ? styles.reached[name] : styles.ahead} d={mark(name, step)} />
          ))}
        </svg>
        <span className={styles.ends}>
          <span>{translate(`product:scale.${name}Low`)}</span>
          <span className={styles.value}>{translate('product:scale.value', {value})}</span>
          <span>{translate(`product:scale.${name}High`)}</span>
        </span>
      </dd>
    </div>
  );
}

function mark(name: ScaleName, step: number): string {
  const x = 12 + step * 24;
  if (name === 'acidity') return circle(x, 46 - step * 8.5, 8);
  if (name === 'strength') return trunk(x, 2.5 + step * 1.4, 16 + step * 9);
  return `M${x - 11} 55q11 ${-14 - step * 19} 22 0z`;
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** A trunk is a little wider where it stands. */
function trunk(x: number, half: number, height: number): string {
  return `M${short(x - half)} 55L${short(x - half * 0.7)} ${55 - height}h${short(half * 1.4)}L${short(x + half)} 55z`;
}

/** With two decimals: what binary fractions add is read by nobody. */
const short = (value: number) => Math.round(value * 100) / 100;
