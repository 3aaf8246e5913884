import type {Texts, TextTree} from '../../i18n/catalogue';
import type {ReadProduct, ReadVariant} from './reading';

/** Parts of the texts that only some products need, by what they are needed for. */
const RARE = ['brew', 'origin', 'fresh', 'roastery', 'food', 'safety', 'electrical', 'guarantee', 'set', 'left'];

/** The texts of what there is to read about the shown product. */
export function readingTexts({product, details = {}, listing}: Texts, shown: ReadProduct, variant: ReadVariant): Texts {
  const {coffee, food, safety, isElectrical} = shown;
  const wanted = new Set([
    ...(coffee && coffee.brewing.length > 0 ? ['brew'] : []),
    ...(coffee ? ['origin'] : []),
    ...(coffee?.roastGuidance ? ['fresh', 'roastery'] : []),
    ...(food ? ['food'] : []),
    ...(safety ? ['safety', 'guarantee'] : []),
    ...(isElectrical ? ['electrical'] : []),
    ...(shown.kind === 'bundle' || variant.contents.length > 0 ? ['set'] : []),
  ]);
  const left = RARE.filter((name) => !wanted.has(name));
  return {...(product && {product}), details: without(details, left), ...(listing && {listing})};
}

function without(tree: TextTree, names: readonly string[]): TextTree {
  return Object.fromEntries(Object.entries(tree).filter(([name]) => !names.includes(name)));
}
