import type {GenerationEnv} from '../shared/generation';
import {changedSeed} from './catalogue-change';
import type {CatalogueChange} from './catalogue-change';
import type {CatalogueObject} from './catalogue-object';
import {changeShop} from './shop';

/** What the changes of the catalogue need of the worker's configuration. */
export type CatalogueEnv = GenerationEnv & {
  /** The catalogue is that of the seed where it is missing. */
  readonly CATALOGUE?: DurableObjectNamespace<CatalogueObject>;
};

/** The one object. */
const NAME = 'catalogue';

/** The generation whose changes `shop()` has; `null` where they are to be read again. */
let present: number | null = null;

/**
 * Lets `shop()` have the changes of the catalogue of this generation, in this isolate. Changes come by the control interface alone, locally,
 * where worker and Durable Objects share one isolate.
 */
export async function openPresentShop({CATALOGUE, DATA_GENERATION = 0}: CatalogueEnv): Promise<void> {
  if (CATALOGUE === undefined || present === DATA_GENERATION) return;
  const changes = await CATALOGUE.getByName(NAME).changes();
  changeShop((seed) => changes.reduce(changedSeed, seed));
  present = DATA_GENERATION;
}

/** Changes the catalogue. Shop and service worker are told. */
export async function changeCatalogue(
  env: Required<Pick<CatalogueEnv, 'CATALOGUE'>> & GenerationEnv,
  change: CatalogueChange,
): Promise<void> {
  // Whoever is told may ask before this returns; and who asked before the change was kept has read the catalogue without it.
  present = null;
  await env.CATALOGUE.getByName(NAME).change(change);
  present = null;
  await openPresentShop(env);
}
