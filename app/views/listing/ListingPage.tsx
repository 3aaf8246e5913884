import {useState} from 'react';

import {HOME_COLLECTIONS} from '../../config/commerce';
import {isFiltered} from '../../domain/listing/grid-page';
import {StaticIsland} from '../../framework/StaticIsland';
import {useLanguage} from '../../i18n/use-translate';
import {homePath, listingPath} from '../../pages/paths';
import {pageTitle} from '../../styles/type.css';
import {Breadcrumbs} from '../../ui/Breadcrumbs';
import {Button} from '../../ui/Button';
import {PageWidth} from '../../ui/PageWidth';
import {CardAddForm} from '../parts/CardAddForm';
import {PageLinkedData} from '../parts/PageLinkedData';
import {PriceNote} from '../parts/PriceNote';
import {GridFilters} from './GridFilters';
import {type ListingData, listingTrail} from './listing-data';
import * as styles from './ListingPage.css';
import {ProductGrid} from './ProductGrid';
import {useTranslate} from './texts';

/** Shows a collection: what it is about, what lies below it, and a page of what is in it. */
export function ListingPage(data: ListingData) {
  const {listing, heading, editorial, grid, contents, hasSubcollections, sells} = data;
  const translate = useTranslate();
  const path = listingPath(useLanguage(), listing.prefix, listing.handle);
  const [shown, setShown] = useState(sells);
  // Those of what is shown now are there at once, and those of what was appended as soon as it is.
  const forms = [...new Set([...sells, ...shown])];
  return (
    <PageWidth>
      <PageLinkedData />
      <ListingBreadcrumbs listing={listing} />
      <header className={styles.header} id="category">
        <h1 className={pageTitle}>{heading}</h1>
        {editorial && editorial.descriptionHtml !== '' && (
          <div className={styles.intro} dangerouslySetInnerHTML={{__html: editorial.descriptionHtml}} />
        )}
        {grid.total > 0 && <PriceNote />}
      </header>
      {hasSubcollections && <StaticIsland name="subcollections" data={contents} />}
      <section className={styles.grid} id="product-listing" aria-labelledby="listing-title">
        <h2 className={styles.heading} id="listing-title">
          {translate('grid:products')}
        </h2>
        {(grid.groups.length > 0 || grid.total > 1) && <GridFilters path={path} grid={grid} />}
        {grid.total === 0 ? (
          <EmptyListing clear={isFiltered(grid.selection) ? path : null} />
        ) : (
          <ProductGrid
            key={`${path}${JSON.stringify([grid.selection, grid.sort, grid.page])}`}
            path={path}
            data={data}
            onForms={setShown}
          />
        )}
        {forms.length > 0 && <CardAddForm key={path} forms={forms} />}
      </section>
      {editorial && editorial.newContent !== null && <p className={styles.closing}>{editorial.newContent}</p>}
    </PageWidth>
  );
}

/** From home over the collection above, as the editors chose it. */
function ListingBreadcrumbs({listing}: Pick<ListingData, 'listing'>) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Breadcrumbs
      label={translate('listing:breadcrumbs')}
      crumbs={[
        {title: translate('listing:home'), url: homePath(language)},
        ...listingTrail(listing).map(({title, prefix, handle}) => ({
          title,
          url: listingPath(language, prefix, handle),
        })),
      ]}
    />
  );
}

type Props = {
  /** The address without filters, where filters are why nothing is there. */
  readonly clear: string | null;
};

/** A grid with nothing on it, and the ways out. */
function EmptyListing({clear}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <div className={styles.empty}>
      <h3>{translate(clear === null ? 'grid:empty.title' : 'grid:empty.filteredTitle')}</h3>
      <p>{translate(clear === null ? 'grid:empty.text' : 'grid:empty.filteredText')}</p>
      <p className={styles.ways}>
        {clear !== null && <Button href={clear}>{translate('grid:empty.clear')}</Button>}
        <Button
          href={listingPath(language, 'c', HOME_COLLECTIONS.coffee)}
          variant={clear === null ? 'primary' : 'tertiary'}
        >
          {translate('grid:empty.coffee')}
        </Button>
        <Button href={listingPath(language, 'g', HOME_COLLECTIONS.gear)} variant="tertiary">
          {translate('grid:empty.gear')}
        </Button>
      </p>
    </div>
  );
}
