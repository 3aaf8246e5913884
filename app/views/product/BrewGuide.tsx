import type {Brew, BrewBase} from '../../domain/product/brew';
import {PageWidth} from '../../ui/PageWidth';
import {BrewCalculator, type BrewWay} from '../parts/BrewCalculator';
import type {IslandData} from '../../framework/static-island';
import {StaticIsland} from '../../framework/StaticIsland';
import * as styles from './BrewGuide.css';

export type Brewing = {
  readonly ways: readonly BrewWay[];
  readonly bases: readonly BrewBase[];
  readonly brew: Brew | null;
};

type Props = {
  readonly reading: IslandData;
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
        <StaticIsland name="recipes" data={reading} className={styles.words} />
        {brew && <BrewCalculator ways={ways} bases={bases} brew={brew} variantNumber={variantNumber} />}
      </PageWidth>
    </section>
  );
}
