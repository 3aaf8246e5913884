import type {SeedProduct} from '../../seed/types';
import {inLanguage} from '../catalogue';
import {lazy} from '../field';
import type {Source} from '../field';
import {gid} from '../gid';
import {optionsOf} from '../options';
import type {Scope} from '../scope';

/** Returns the `ProductOption`s of a product in the order of the seed. */
export function optionSources(product: SeedProduct, scope: Scope): readonly Source[] {
  return optionsOf(product).map((option, position) => {
    const number = product.number * 10 + position;
    return {
      __typename: 'ProductOption',
      id: gid('ProductOption', number),
      name: inLanguage(option.name, scope.language),
      values: option.values.map((value) => inLanguage(value, scope.language)),
      optionValues: option.values.map((value, index) => ({
        __typename: 'ProductOptionValue',
        id: gid('ProductOptionValue', number * 100 + index),
        name: inLanguage(value, scope.language),
        swatch: null,
        firstSelectableVariant: lazy(() => {
          const variant = product.variants.find((each) => (each.optionValues[position] ?? 0) === index);
          return variant === undefined ? null : scope.sources.variant({product, variant});
        }),
      })),
    };
  });
}
