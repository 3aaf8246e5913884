import {softHyphens} from '../../domain/hyphenation';
import type {GridPage} from '../../domain/listing/grid-page';
import type {Listing} from '../../domain/listing/listing';
import {cardForms} from '../../domain/product/card-forms';
import {withNewTabs} from '../../domain/rich-text';
import {itemList} from '../../domain/seo/listing-structured-data';
import {breadcrumbList, linkedDocument} from '../../domain/seo/structured-data';
import type {Texts} from '../../i18n/catalogue';
import type {TitleContext} from '../../i18n/page-titles';
import {pickTexts} from '../../i18n/pick-texts';
import {homePath, listingPath, productPath} from '../../pages/paths';
import {type ListingData, listingTrail} from './listing-data';

type Input = {
  readonly listing: Listing;
  readonly grid: GridPage;
  /** Whole: the page takes of each namespace what it needs. */
  readonly texts: Texts;
  /** HTML that says at the end of a link that it opens a new tab. */
  readonly hint: string;
};

/** Returns the data of a listing's page without the cards on the grid, which are a static island. */
export function listingPageData({listing, grid, texts, hint}: Input) {
  const {handle, title, prefix, parent, newContent} = listing;
  const descriptionHtml = withNewTabs(listing.descriptionHtml, hint);
  const {cards, ...frame} = grid;
  return {
    listing: {handle, title, prefix, parent},
    heading: softHyphens(title),
    editorial: grid.page === 1 ? {descriptionHtml, newContent} : null,
    grid: {...frame, count: cards.length},
    sells: cardForms(cards.map(({card}) => card)),
    main: mainPicture(cards),
    texts: choiceTexts(texts, grid),
  };
}

function mainPicture([first]: GridPage['cards']): ListingData['main'] {
  const picture = first?.card.picture;
  return picture ? {picture, size: first.large ? 'large' : 'regular'} : null;
}

/** Returns the listing's trail and the products of the page, for search engines. */
export function listingLinkedData(listing: Listing, grid: GridPage, {origin, i18n}: TitleContext): string {
  const {language, translate} = i18n;
  return linkedDocument([
    breadcrumbList([
      {name: translate('listing:home'), url: origin + homePath(language)},
      ...listingTrail(listing).map(({title, prefix, handle}) => ({
        name: title,
        url: origin + listingPath(language, prefix, handle),
      })),
    ]),
    itemList({
      name: listing.title,
      first: grid.first,
      total: grid.total,
      items: grid.cards.map(({card: {title, handle, variant}}) => ({
        name: variant ? `${title}, ${variant.title}` : title,
        url: origin + productPath(language, handle, variant?.number ?? null),
      })),
    }),
  ]);
}

const CHOICE = [
  'title',
  'titleChosen_one',
  'titleChosen_other',
  'form',
  'apply',
  'show_one',
  'show_other',
  'choice',
  'chosen',
  'remove',
  'clear',
];

/** The texts of what chooses among the products of a page: the browser's script has use for no others. */
function choiceTexts(texts: Texts, {groups, total, pages}: GridPage): Texts {
  return pickTexts(texts, [
    'grid:products',
    'grid:count_one',
    'grid:count_other',
    'grid:sort',
    ...CHOICE.map((name) => `grid:filter.${name}`),
    ...groups.flatMap(({filter}) => [`grid:filter.name.${filter}`, `grid:filter.value.${filter}`]),
    ...(total === 0 ? ['grid:empty'] : []),
    ...(pages > 1 ? ['grid:pages'] : []),
  ]);
}
