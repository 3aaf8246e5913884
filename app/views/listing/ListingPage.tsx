import {homePath, listingPath} from '../../config/paths';
import type {Listing} from '../../domain/listing/listing';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Breadcrumbs} from '../../ui/Breadcrumbs';
import {PageWidth} from '../../ui/PageWidth';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import {ProductCard} from '../parts/ProductCard';
import {EmptyListing} from './EmptyListing';
import * as styles from './ListingPage.css';

/** A collection: what it is about, and what is in it. */
export function ListingPage({listing}: {readonly listing: Listing}) {
  const translate = useTranslate();
  const language = useLanguage();
  const {title, descriptionHtml, prefix, handle, products} = listing;
  return (
    <PageWidth>
      <Breadcrumbs
        label={translate('listing:breadcrumbs')}
        crumbs={[
          {title: translate('listing:home'), url: homePath(language)},
          {title, url: listingPath(language, prefix, handle)},
        ]}
      />
      <header className={styles.header} id="category">
        <h1 className={styles.title}>{title}</h1>
        {descriptionHtml !== '' && <div className={styles.intro} dangerouslySetInnerHTML={{__html: descriptionHtml}} />}
      </header>
      {products.length === 0 ? (
        <EmptyListing />
      ) : (
        <section className={styles.shelf} id="product-listing" aria-labelledby="listing-title">
          <VisuallyHidden>
            <h2 id="listing-title">{translate('listing:products')}</h2>
          </VisuallyHidden>
          <p className={styles.count}>{translate('listing:count', {count: products.length})}</p>
          <ul className={styles.grid}>
            {products.map((card, index) => (
              <li key={card.id} className={isLarge(index, products.length) ? styles.large : undefined}>
                <ProductCard
                  card={card}
                  size={isLarge(index, products.length) ? 'large' : 'regular'}
                  priority={index === 0}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageWidth>
  );
}

/** The first of a well-filled shelf lies in front. */
function isLarge(index: number, count: number): boolean {
  return index === 0 && count > 3;
}
