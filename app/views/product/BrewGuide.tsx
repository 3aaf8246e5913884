import type {Brew, BrewBase} from '../../domain/product/brew';
import type {BrewRecipe} from '../../domain/product/details';
import {useTranslate} from '../../i18n/use-translate';
import {muted} from '../../styles/type.css';
import {Disclosure} from '../../ui/Disclosure';
import {PageWidth} from '../../ui/PageWidth';
import {BrewCalculator} from './BrewCalculator';
import * as styles from './BrewGuide.css';
import {factRows} from './fact-rows';
import {FactTable} from './FactTable';

type Props = {
  readonly recipes: readonly BrewRecipe[];
  readonly bases: readonly BrewBase[];
  readonly brew: Brew | null;
  /** Of the shown variant, which the calculator's address keeps. */
  readonly variantNumber: string;
};

/** How to brew a coffee, one recipe for each way it is good for (Specification, section 3, brew guide). */
export function BrewGuide({recipes, bases, brew, variantNumber}: Props) {
  const translate = useTranslate();
  if (recipes.length === 0) return null;
  return (
    <section className={styles.band} id="brew" aria-labelledby="brew-title">
      <PageWidth className={styles.columns}>
        <div className={styles.words}>
          <h2 id="brew-title">{translate('details:brew.title')}</h2>
          <p className={muted}>{translate('details:brew.intro')}</p>
          <div className={styles.recipes}>
            {recipes.map((recipe, index) => (
              <Disclosure
                key={recipe.method}
                summary={recipe.method}
                group="recipes"
                defaultOpen={index === (brew?.method ?? 0)}
              >
                <Recipe recipe={recipe} />
              </Disclosure>
            ))}
          </div>
        </div>
        {brew && <BrewCalculator recipes={recipes} bases={bases} brew={brew} variantNumber={variantNumber} />}
      </PageWidth>
    </section>
  );
}

function Recipe({recipe}: {readonly recipe: BrewRecipe}) {
  const translate = useTranslate();
  const names = ['grind', 'dose', 'water', 'temperature', 'time', 'items'] as const;
  return (
    <FactTable
      rows={factRows(names.map((name) => ({label: translate(`details:brew.${name}`), value: recipe[name]})))}
    />
  );
}
