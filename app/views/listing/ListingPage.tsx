import {listingPath} from '../../config/paths';
import {isFiltered} from '../../domain/listing/shelf-page';
import {TextScope, useLanguage, useTranslate} from '../../i18n/use-translate';
import {PageWidth} from '../../ui/PageWidth';
import {CardAddForm} from '../parts/CardAddForm';
import {PageLinkedData} from '../parts/PageLinkedData';
import {StillPart} from '../parts/StillPart';
import {EmptyListing} from './EmptyListing';
import {ListingBreadcrumbs} from './ListingBreadcrumbs';
import * as styles from './ListingPage.css';
import {ShelfChoice} from './ShelfChoice';
import {Shelf} from './Shelf';
import {Subcollections} from './Subcollections';
import type {ListingData} from './listing-data';

/** A collection: what it is about, what lies below it, and a page of what is in it. */
export function ListingPage(data: ListingData) {
  const {listing, editorial, shelf, contents, hasSubcollections, sells} = data;
  const translate = useTranslate();
  const path = listingPath(useLanguage(), listing.prefix, listing.handle);
  return (
    <PageWidth>
      <PageLinkedData />
      <ListingBreadcrumbs listing={listing} />
      <header className={styles.header} id="category">
        <h1 className={styles.title}>{listing.title}</h1>
        {editorial && editorial.descriptionHtml !== '' && (
          <div className={styles.intro} dangerouslySetInnerHTML={{__html: editorial.descriptionHtml}} />
        )}
      </header>
      {hasSubcollections && (
        <StillPart part={contents}>
          {({subcollections, texts}) => (
            <TextScope texts={texts}>
              <Subcollections subcollections={subcollections} />
            </TextScope>
          )}
        </StillPart>
      )}
      <section className={styles.shelf} id="product-listing" aria-labelledby="listing-title">
        <h2 className={styles.heading} id="listing-title">
          {translate('shelf:products')}
        </h2>
        {(shelf.groups.length > 0 || shelf.total > 1) && <ShelfChoice path={path} shelf={shelf} />}
        {shelf.total === 0 ? (
          <EmptyListing clear={isFiltered(shelf.selection) ? path : null} />
        ) : (
          <Shelf key={`${path}${JSON.stringify([shelf.selection, shelf.sort, shelf.page])}`} path={path} data={data} />
        )}
        {sells && <CardAddForm />}
      </section>
      {editorial && editorial.newContent !== null && <p className={styles.closing}>{editorial.newContent}</p>}
    </PageWidth>
  );
}
