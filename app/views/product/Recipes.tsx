import type {BrewRecipe} from '../../domain/product/details';
import {muted} from '../../styles/type.css';
import {Disclosure} from '../../ui/Disclosure';
import * as styles from './BrewGuide.css';
import {factRows, FactTable} from './FactTable';
import {useTranslate} from './texts';

type Props = {readonly recipes: readonly BrewRecipe[]; /** Which one shows at first. */ readonly open: number};

/** Shows how to brew a coffee, one recipe for each way it is good for. */
export function Recipes({recipes, open}: Props) {
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
