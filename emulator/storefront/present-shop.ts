import type {GenerationEnv} from '../shared/generation';
import {changedSeed, EMPTY_SEED} from './catalogue-change';
import type {CatalogueObject} from './catalogue-object';
import {changeShop} from './shop';

/** What the changes of the catalogue need of the worker's configuration. */
export type CatalogueEnv = GenerationEnv & {
  /** The catalogue is that of the seed where it is missing. */
  readonly CATALOGUE?: DurableObjectNamespace<CatalogueObject>;
};

type ChangeableEnv = Required<Pick<CatalogueEnv, 'CATALOGUE'>> & GenerationEnv;

/** The name of the single object. */
const NAME = 'catalogue';

/** The generation whose changes `shop()` has; `null` where they are to be read again. */
let present: number | null = null;

/** Returns the object that keeps how the catalogue was changed. */
export function catalogueOf({CATALOGUE}: ChangeableEnv) {
  return CATALOGUE.getByName(NAME);
}

/**
 * Applies the catalogue changes of this generation to `shop()`, in this isolate. They come by the control interface alone:
 * locally, where worker and Durable Objects share one isolate.
 */
export async function openPresentShop({CATALOGUE, DATA_GENERATION = 0}: CatalogueEnv): Promise<void> {
  if (CATALOGUE === undefined || present === DATA_GENERATION) return;
  const {isEmptied, changes} = await catalogueOf({CATALOGUE}).state();
  changeShop((seed) => changes.reduce(changedSeed, isEmptied ? EMPTY_SEED : seed));
  present = DATA_GENERATION;
}

/** Lets the object change the catalogue, and `shop()` have the change. */
export async function changeShopBy(env: ChangeableEnv, change: () => Promise<void>): Promise<void> {
  // Reset before and after: a request may read the catalogue while the change is being written.
  present = null;
  await change();
  present = null;
  await openPresentShop(env);
}
