import type {SeedOption, SeedProduct} from '../seed/types';

/** What the platform gives a product without options. */
const DEFAULT_OPTION: SeedOption = {
  name: {de: 'Title', en: 'Title'},
  values: [{de: 'Default Title', en: 'Default Title'}],
};

/** The options of a product; one named `Title` where it has none, as on the platform. */
export function optionsOf(product: SeedProduct): readonly SeedOption[] {
  return product.options.length === 0 ? [DEFAULT_OPTION] : product.options;
}
