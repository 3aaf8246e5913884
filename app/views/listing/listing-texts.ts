import type {ShelfPage} from '../../domain/listing/shelf-page';
import type {Texts} from '../../i18n/catalogue';
import {pickTexts} from '../../i18n/pick-texts';

const CHOICE = [
  'title',
  'titleChosen_one',
  'titleChosen_other',
  'form',
  'apply',
  'choice',
  'chosen',
  'remove',
  'clear',
];

/** The texts of what chooses among the products of a page: the browser's script has use for no others. */
export function choiceTexts(texts: Texts, {groups, total, pages}: ShelfPage): Texts {
  return pickTexts(texts, [
    ...['shelf:products', 'shelf:count_one', 'shelf:count_other', 'shelf:sort'],
    ...CHOICE.map((name) => `shelf:filter.${name}`),
    ...groups.flatMap(({filter}) => [`shelf:filter.name.${filter}`, `shelf:filter.value.${filter}`]),
    ...(total === 0 ? ['shelf:empty'] : []),
    ...(pages > 1 ? ['shelf:pages'] : []),
  ]);
}

/** The texts of what stands on the shelf. */
export function shelfTexts(texts: Texts): Texts {
  return pickTexts(texts, ['listing:card', 'shelf:subcollections']);
}
