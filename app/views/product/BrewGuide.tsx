import type {Brew, BrewBase} from '../../domain/product/brew';
import type {BrewRecipe} from '../../domain/product/details';
import {TextScope, useTranslate} from '../../i18n/use-translate';
import {muted} from '../../styles/type.css';
import {Disclosure} from '../../ui/Disclosure';
import {PageWidth} from '../../ui/PageWidth';
import {BrewCalculator, type BrewWay} from '../parts/BrewCalculator';
import type {IslandData} from '../../framework/static-island';
import {StaticIsland} from '../../framework/StaticIsland';
import * as styles from './BrewGuide.css';
import {factRows, FactTable} from './FactTable';
import type {Reading} from './reading';

export type Brewing = {
  readonly ways: readonly BrewWay[];
  readonly bases: readonly BrewBase[];
  readonly brew: Brew | null;
};

type Props = {
  readonly reading: IslandData<Reading>;
  readonly brewing: Brewing;
  /** Of the shown variant, which the calculator's address keeps. */
  readonly variantNumber: string;
};

/** Shows how to brew a coffee, one recipe for each way it is good for (Specification, section 3, brew guide). */
export function BrewGuide({reading, brewing: {ways, bases, brew}, variantNumber}: Props) {
  if (ways.length === 0) return null;
  return (
    <section className={styles.band} id="brew" aria-labelledby="brew-title">
      <PageWidth className={styles.columns}>
        <StaticIsland name={`brew ${brew?.method ?? 0}`} data={reading} className={styles.words}>
          {({product, texts}) => (
            <TextScope texts={texts}>
              <Recipes recipes={product.coffee?.brewing ?? []} open={brew?.method ?? 0} />
            </TextScope>
          )}
        </StaticIsland>
        {brew && <BrewCalculator ways={ways} bases={bases} brew={brew} variantNumber={variantNumber} />}
      </PageWidth>
    </section>
  );
}

type RecipesProps = {readonly recipes: readonly BrewRecipe[]; /** Which one shows at first. */ readonly open: number};

function Recipes({recipes, open}: RecipesProps) {
  const translate = useTranslate();
  return (
    <>
      <h2 id="brew-title">{translate('details:brew.title')}</h2>
      <p className={muted}>{translate('details:brew.intro')}</p>
      <div className={styles.recipes}>
        {recipes.map((recipe, index) => (
          <Disclosure key={recipe.method} summary={recipe.method} group="recipes" defaultOpen={index === open}>
            <Recipe recipe={recipe} />
          </Disclosure>
        ))}
      </div>
    </>
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
