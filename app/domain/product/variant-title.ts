import {ONLY_VARIANT} from '../../../contracts/only-variant';
import type {SelectedOption} from './product';

/**
 * Returns a variant's title as shoppers read it, its options parted by commas as everywhere (the platform's by
 * strokes); `null` where there is nothing to choose, for the platform's word is no name.
 */
export function shownVariantTitle(title: string | null): string | null {
  return title === null || title === '' || title === ONLY_VARIANT ? null : title.replaceAll(' / ', ', ');
}

/**
 * Returns a variant's options as shoppers read them: those of the one variant there is, too, for its size is a part of what is
 * bought. Empty where the platform gives a product without options one that means nothing.
 */
export function shownOptions(options: readonly SelectedOption[]): readonly SelectedOption[] {
  return options.filter(({value}) => value !== ONLY_VARIANT);
}
