import type {CoffeeFacts} from '../../domain/product/product';
import {useTranslate} from '../../i18n/use-translate';
import {PageWidth} from '../../ui/PageWidth';
import * as styles from './CoffeeTaste.css';
import {TasteScale} from './TasteScale';

const SCALES = ['acidity', 'strength', 'intensity'] as const;

/** How a coffee tastes, drawn with what its label is drawn with: the sun, the trunks and the hills. */
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
