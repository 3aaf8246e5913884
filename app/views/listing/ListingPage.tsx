import {useState} from 'react';

import {HOME_COLLECTIONS} from '../../config/commerce';
import {isFiltered} from '../../domain/listing/grid-page';
import type {Subcollection} from '../../domain/listing/listing';
import {cardPriceTag} from '../../domain/product/price';
import type {ProductCard} from '../../domain/product/product';
import {StaticIsland} from '../../framework/StaticIsland';
import {TextScope, useLanguage} from '../../i18n/use-translate';
import {homePath, listingPath, productPath} from '../../pages/paths';
import {pageTitle} from '../../styles/type.css';
import {Badge} from '../../ui/Badge';
import {Breadcrumbs} from '../../ui/Breadcrumbs';
import {Button} from '../../ui/Button';
import {Icon} from '../../ui/Icon';
import {Link} from '../../ui/Link';
import {PageWidth} from '../../ui/PageWidth';
import {Picture} from '../../ui/Picture';
import {CardAddForm} from '../parts/CardAddForm';
import {PageLinkedData} from '../parts/PageLinkedData';
import {PriceNote} from '../parts/PriceNote';
import {PriceTag, usePriceText} from '../parts/PriceTag';
import {BADGE_TONES} from '../parts/ProductCard';
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
      {hasSubcollections && (
        <StaticIsland name="subcollections" data={contents}>
          {({subcollections, texts}) => (
            <TextScope texts={texts}>
              <Subcollections subcollections={subcollections} />
            </TextScope>
          )}
        </StaticIsland>
      )}
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

type SubcollectionsProps = {readonly subcollections: readonly Subcollection[]};

/** The collections below this one: names for coffee, and for gear with their first products. */
function Subcollections({subcollections}: SubcollectionsProps) {
  const translate = useTranslate();
  const hasPreviews = subcollections.some(({preview}) => preview.length > 0);
  return (
    <nav aria-label={translate('grid:subcollections')}>
      <ul className={hasPreviews ? styles.panels : styles.row}>
        {subcollections.map((subcollection) =>
          hasPreviews ? (
            <Panel key={subcollection.handle} subcollection={subcollection} />
          ) : (
            <Chip key={subcollection.handle} subcollection={subcollection} />
          ),
        )}
      </ul>
    </nav>
  );
}

type ItemProps = {readonly subcollection: Subcollection};

function Chip({subcollection: {prefix, handle, title}}: ItemProps) {
  const language = useLanguage();
  return (
    <li className={styles.item}>
      <Link className={styles.chip} href={listingPath(language, prefix, handle)}>
        {title}
      </Link>
    </li>
  );
}

/** Like a drawer: what is in it is written on the front, and the first things lie on top. */
function Panel({subcollection: {prefix, handle, title, preview}}: ItemProps) {
  const language = useLanguage();
  return (
    <li className={styles.panel}>
      <h2 className={styles.name}>
        <Link className={styles.nameLink} href={listingPath(language, prefix, handle)}>
          {title}
          <Icon name="arrow" size="small" />
        </Link>
      </h2>
      {preview.length > 0 && (
        <ul className={styles.cards}>
          {preview.map((card) => (
            <PreviewCard key={card.id} card={card} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** As large as its picture is ever shown, so that no larger one is offered. */
const LARGEST = {width: 320, height: 400};

/** One of the first products of a collection: what its card says of it and of its price, in the room of a thumbnail. */
function PreviewCard({card}: {readonly card: ProductCard}) {
  const language = useLanguage();
  const translate = useTranslate();
  const {badge, picture} = card;
  const tag = cardPriceTag(card);
  const price = usePriceText(tag);
  return (
    <li className={styles.card}>
      {picture && (
        <Picture
          className={styles.picture}
          picture={{...picture, ...LARGEST}}
          sizes="(max-width: 36em) 36vw, 8rem"
          decorative
        />
      )}
      <h3 className={styles.cardTitle}>
        <Link className={styles.link} href={productPath(language, card.handle, null)}>
          {card.tileTitle ?? card.title}
        </Link>
      </h3>
      {badge && <Badge tone={BADGE_TONES[badge]}>{translate(`listing:card.badge.${badge}`)}</Badge>}
      {/* A price with nothing beside it is one element: there are many on the page. */}
      {tag.onSale || tag.unitPrice ? <PriceTag tag={tag} /> : <p className={styles.price}>{price}</p>}
    </li>
  );
}
